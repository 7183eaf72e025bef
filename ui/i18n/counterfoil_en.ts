<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
  <context>
    <name>Backup</name>
    <message numerus="yes">
      <source>%n change(s) unsent at the time of the backup are compared with the cloud again.</source>
      <translation>
        <numerusform>%Ln change unsent at the time of the backup is compared with the cloud again.</numerusform>
        <numerusform>%Ln changes unsent at the time of the backup are compared with the cloud again.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n different</source>
      <translation>
        <numerusform>%Ln different</numerusform>
        <numerusform>%Ln different</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n only here</source>
      <translation>
        <numerusform>%Ln only here</numerusform>
        <numerusform>%Ln only here</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n only in the backup</source>
      <translation>
        <numerusform>%Ln only in the backup</numerusform>
        <numerusform>%Ln only in the backup</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n plan(s) go back to the state of the backup</source>
      <translation>
        <numerusform>%Ln plan goes back to the state of the backup</numerusform>
        <numerusform>%Ln plans go back to the state of the backup</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n purchase price(s) of suppliers go back to the state of the backup.</source>
      <translation>
        <numerusform>%Ln purchase price of a supplier goes back to the state of the backup.</numerusform>
        <numerusform>%Ln purchase prices of suppliers go back to the state of the backup.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsent change(s) are kept and sent later.</source>
      <translation>
        <numerusform>%Ln unsent change is kept and sent later.</numerusform>
        <numerusform>%Ln unsent changes are kept and sent later.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Bulk</name>
    <message numerus="yes">
      <source>%n already have this value.</source>
      <translation>
        <numerusform>%Ln already has this value.</numerusform>
        <numerusform>%Ln already have this value.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cannot be changed:</source>
      <translation>
        <numerusform>%Ln cannot be changed:</numerusform>
        <numerusform>%Ln cannot be changed:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deleted, not changed.</source>
      <translation>
        <numerusform>%Ln deleted, not changed.</numerusform>
        <numerusform>%Ln deleted, not changed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) changed</source>
      <translation>
        <numerusform>%Ln record changed</numerusform>
        <numerusform>%Ln records changed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will change.</source>
      <translation>
        <numerusform>%Ln record will change.</numerusform>
        <numerusform>%Ln records will change.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n selected</source>
      <translation>
        <numerusform>%Ln selected</numerusform>
        <numerusform>%Ln selected</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Change %n record(s)</source>
      <translation>
        <numerusform>Change %Ln record</numerusform>
        <numerusform>Change %Ln records</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Conflict</name>
    <message numerus="yes">
      <source>Merged automatically: %n field(s)</source>
      <translation>
        <numerusform>Merged automatically: %Ln field</numerusform>
        <numerusform>Merged automatically: %Ln fields</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Connect</name>
    <message numerus="yes">
      <source>%n unsent change(s) on this computer go to the cloud they belong to.</source>
      <translation>
        <numerusform>%Ln unsent change on this computer goes to the cloud it belongs to.</numerusform>
        <numerusform>%Ln unsent changes on this computer go to the cloud they belong to.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Decision</name>
    <message numerus="yes">
      <source>The cloud failed repeatedly; sync paused for %n second(s)</source>
      <translation>
        <numerusform>The cloud failed repeatedly; sync paused for %Ln second</numerusform>
        <numerusform>The cloud failed repeatedly; sync paused for %Ln seconds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The cloud limited requests; sync paused for %n second(s)</source>
      <translation>
        <numerusform>The cloud limited requests; sync paused for %Ln second</numerusform>
        <numerusform>The cloud limited requests; sync paused for %Ln seconds</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Diagnostics</name>
    <message numerus="yes">
      <source>%n thing(s) need attention.</source>
      <translation>
        <numerusform>%Ln thing needs attention.</numerusform>
        <numerusform>%Ln things need attention.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Duplicates</name>
    <message numerus="yes">
      <source>%n group(s) of records may be one</source>
      <translation>
        <numerusform>%Ln group of records may be one</numerusform>
        <numerusform>%Ln groups of records may be one</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) became one</source>
      <translation>
        <numerusform>%Ln record became one</numerusform>
        <numerusform>%Ln records became one</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will be deleted</source>
      <translation>
        <numerusform>%Ln record will be deleted</numerusform>
        <numerusform>%Ln records will be deleted</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will refer to the one that stays</source>
      <translation>
        <numerusform>%Ln record will refer to the one that stays</numerusform>
        <numerusform>%Ln records will refer to the one that stays</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Engine</name>
    <message numerus="yes">
      <source>Sync has stopped %n time(s) and is starting again. Nothing is lost.</source>
      <translation>
        <numerusform>Sync has stopped %Ln time and is starting again. Nothing is lost.</numerusform>
        <numerusform>Sync has stopped %Ln times and is starting again. Nothing is lost.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Export</name>
    <message numerus="yes">
      <source>%n record(s) written to</source>
      <translation>
        <numerusform>%Ln record written to</numerusform>
        <numerusform>%Ln records written to</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Selected: %n record(s)</source>
      <translation>
        <numerusform>Selected: %Ln record</numerusform>
        <numerusform>Selected: %Ln records</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Shown in the list: %n record(s)</source>
      <translation>
        <numerusform>Shown in the list: %Ln record</numerusform>
        <numerusform>Shown in the list: %Ln records</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Import</name>
    <message numerus="yes">
      <source>%n changed</source>
      <translation>
        <numerusform>%Ln changed</numerusform>
        <numerusform>%Ln changed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hidden line(s) in the spreadsheet are included.</source>
      <translation>
        <numerusform>%Ln hidden line in the spreadsheet is included.</numerusform>
        <numerusform>%Ln hidden lines in the spreadsheet are included.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) saved.</source>
      <translation>
        <numerusform>%Ln line saved.</numerusform>
        <numerusform>%Ln lines saved.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) to import.</source>
      <translation>
        <numerusform>%Ln line to import.</numerusform>
        <numerusform>%Ln lines to import.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n new</source>
      <translation>
        <numerusform>%Ln new</numerusform>
        <numerusform>%Ln new</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) imported</source>
      <translation>
        <numerusform>%Ln record imported</numerusform>
        <numerusform>%Ln records imported</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rejected</source>
      <translation>
        <numerusform>%Ln rejected</numerusform>
        <numerusform>%Ln rejected</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n to check</source>
      <translation>
        <numerusform>%Ln to check</numerusform>
        <numerusform>%Ln to check</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unchanged</source>
      <translation>
        <numerusform>%Ln unchanged</numerusform>
        <numerusform>%Ln unchanged</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Import %n record(s)</source>
      <translation>
        <numerusform>Import %Ln record</numerusform>
        <numerusform>Import %Ln records</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Labels</name>
    <message numerus="yes">
      <source>%n label(s)</source>
      <translation>
        <numerusform>%Ln label</numerusform>
        <numerusform>%Ln labels</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n label(s) sent to the printer</source>
      <translation>
        <numerusform>%Ln label sent to the printer</numerusform>
        <numerusform>%Ln labels sent to the printer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n label(s) written to</source>
      <translation>
        <numerusform>%Ln label written to</numerusform>
        <numerusform>%Ln labels written to</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lowest price(s) may be too high: prices before {day} are unknown here.</source>
      <translation>
        <numerusform>%Ln lowest price may be too high: prices before {day} are unknown here.</numerusform>
        <numerusform>%Ln lowest prices may be too high: prices before {day} are unknown here.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>on %n sheet(s)</source>
      <translation>
        <numerusform>on %Ln sheet</numerusform>
        <numerusform>on %Ln sheets</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Leaving</name>
    <message numerus="yes">
      <source>%n change(s) on this computer have not been sent.</source>
      <translation>
        <numerusform>%Ln change on this computer has not been sent.</numerusform>
        <numerusform>%Ln changes on this computer have not been sent.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n change(s) saved to {file}</source>
      <translation>
        <numerusform>%Ln change saved to {file}</numerusform>
        <numerusform>%Ln changes saved to {file}</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Overview</name>
    <message numerus="yes">
      <source>%n label(s) to print</source>
      <translation>
        <numerusform>%Ln label to print</numerusform>
        <numerusform>%Ln labels to print</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sold below cost</source>
      <translation>
        <numerusform>%Ln sold below cost</numerusform>
        <numerusform>%Ln sold below cost</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sold out</source>
      <translation>
        <numerusform>%Ln sold out</numerusform>
        <numerusform>%Ln sold out</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n without a price</source>
      <translation>
        <numerusform>%Ln without a price</numerusform>
        <numerusform>%Ln without a price</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>No sync for %n day(s).</source>
      <translation>
        <numerusform>No sync for %Ln day.</numerusform>
        <numerusform>No sync for %Ln days.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>and %Ln more</numerusform>
        <numerusform>and %Ln more</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Paste</name>
    <message numerus="yes">
      <source>%n more value(s) do not fit.</source>
      <translation>
        <numerusform>%Ln more value does not fit.</numerusform>
        <numerusform>%Ln more values do not fit.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n not changed; see the note.</source>
      <translation>
        <numerusform>%Ln not changed; see the note.</numerusform>
        <numerusform>%Ln not changed; see the note.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Pin</name>
    <message numerus="yes">
      <source>Too many wrong PINs. Wait %n second(s).</source>
      <translation>
        <numerusform>Too many wrong PINs. Wait %Ln second.</numerusform>
        <numerusform>Too many wrong PINs. Wait %Ln seconds.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Plans</name>
    <message numerus="yes">
      <source>%n price(s) planned</source>
      <translation>
        <numerusform>%Ln price planned</numerusform>
        <numerusform>%Ln prices planned</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n product(s)</source>
      <translation>
        <numerusform>%Ln product</numerusform>
        <numerusform>%Ln products</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Plan %n new price(s)</source>
      <translation>
        <numerusform>Plan %Ln new price</numerusform>
        <numerusform>Plan %Ln new prices</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}: %n price(s) to decide</source>
      <translation>
        <numerusform>{name}: %Ln price to decide</numerusform>
        <numerusform>{name}: %Ln prices to decide</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Prices</name>
    <message numerus="yes">
      <source>%n changed meanwhile, not overwritten</source>
      <translation>
        <numerusform>%Ln changed meanwhile, not overwritten</numerusform>
        <numerusform>%Ln changed meanwhile, not overwritten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n price(s) changed</source>
      <translation>
        <numerusform>%Ln price changed</numerusform>
        <numerusform>%Ln prices changed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n price(s) will change.</source>
      <translation>
        <numerusform>%Ln price will change.</numerusform>
        <numerusform>%Ln prices will change.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n skipped.</source>
      <translation>
        <numerusform>%Ln skipped.</numerusform>
        <numerusform>%Ln skipped.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Change %n price(s)</source>
      <translation>
        <numerusform>Change %Ln price</numerusform>
        <numerusform>Change %Ln prices</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Check %n of them.</source>
      <translation>
        <numerusform>Check %Ln of them.</numerusform>
        <numerusform>Check %Ln of them.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>New prices for %n product(s)</source>
      <translation>
        <numerusform>New price for %Ln product</numerusform>
        <numerusform>New prices for %Ln products</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Quit</name>
    <message numerus="yes">
      <source>%n record(s) with unsaved changes</source>
      <translation>
        <numerusform>%Ln record with unsaved changes</numerusform>
        <numerusform>%Ln records with unsaved changes</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Related</name>
    <message numerus="yes">
      <source>Show all %n in the list</source>
      <translation>
        <numerusform>Show %Ln in the list</numerusform>
        <numerusform>Show all %Ln in the list</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Report</name>
    <message numerus="yes">
      <source>%n change(s)</source>
      <translation>
        <numerusform>%Ln change</numerusform>
        <numerusform>%Ln changes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Last %n day(s)</source>
      <translation>
        <numerusform>Last %Ln day</numerusform>
        <numerusform>Last %Ln days</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Settings</name>
    <message numerus="yes">
      <source>%n token(s) revoked</source>
      <translation>
        <numerusform>%Ln token revoked</numerusform>
        <numerusform>%Ln tokens revoked</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>ShopCheck</name>
    <message numerus="yes">
      <source>%n price(s) recalculated</source>
      <translation>
        <numerusform>%Ln price recalculated</numerusform>
        <numerusform>%Ln prices recalculated</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n problem(s) found</source>
      <translation>
        <numerusform>%Ln problem found</numerusform>
        <numerusform>%Ln problems found</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Status</name>
    <message numerus="yes">
      <source>%n change(s) waiting</source>
      <translation>
        <numerusform>%Ln change waiting</numerusform>
        <numerusform>%Ln changes waiting</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n need(s) you</source>
      <translation>
        <numerusform>%Ln needs you</numerusform>
        <numerusform>%Ln need you</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s)</source>
      <translation>
        <numerusform>%Ln record</numerusform>
        <numerusform>%Ln records</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) need(s) your decision</source>
      <translation>
        <numerusform>%Ln record needs your decision</numerusform>
        <numerusform>%Ln records need your decision</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %n minute(s) left</source>
      <translation>
        <numerusform>about %Ln minute left</numerusform>
        <numerusform>about %Ln minutes left</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>not sent for %n day(s)</source>
      <translation>
        <numerusform>not sent for %Ln day</numerusform>
        <numerusform>not sent for %Ln days</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>not synced for %n day(s)</source>
      <translation>
        <numerusform>not synced for %Ln day</numerusform>
        <numerusform>not synced for %Ln days</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used} of {budget} requests in %n minute(s)</source>
      <translation>
        <numerusform>{used} of {budget} requests in %Ln minute</numerusform>
        <numerusform>{used} of {budget} requests in %Ln minutes</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Storm</name>
    <message numerus="yes">
      <source>%n could not be decided this way</source>
      <translation>
        <numerusform>%Ln could not be decided this way</numerusform>
        <numerusform>%Ln could not be decided this way</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) decided</source>
      <translation>
        <numerusform>%Ln record decided</numerusform>
        <numerusform>%Ln records decided</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SupplierList</name>
    <message numerus="yes">
      <source>%n added</source>
      <translation>
        <numerusform>%Ln added</numerusform>
        <numerusform>%Ln added</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n product(s) changed</source>
      <translation>
        <numerusform>%Ln product changed</numerusform>
        <numerusform>%Ln products changed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n purchase price(s) noted on this computer</source>
      <translation>
        <numerusform>%Ln purchase price noted on this computer</numerusform>
        <numerusform>%Ln purchase prices noted on this computer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>add %n</source>
      <translation>
        <numerusform>add %Ln</numerusform>
        <numerusform>add %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>change %n product(s)</source>
      <translation>
        <numerusform>change %Ln product</numerusform>
        <numerusform>change %Ln products</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>note %n purchase price(s) on this computer</source>
      <translation>
        <numerusform>note %Ln purchase price on this computer</numerusform>
        <numerusform>note %Ln purchase prices on this computer</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Sync</name>
    <message numerus="yes">
      <source>%n attempt(s)</source>
      <translation>
        <numerusform>%Ln attempt</numerusform>
        <numerusform>%Ln attempts</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hour(s)</source>
      <translation>
        <numerusform>%Ln hour</numerusform>
        <numerusform>%Ln hours</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n minute(s)</source>
      <translation>
        <numerusform>%Ln minute</numerusform>
        <numerusform>%Ln minutes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n note(s)</source>
      <translation>
        <numerusform>%Ln note</numerusform>
        <numerusform>%Ln notes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n received</source>
      <translation>
        <numerusform>%Ln received</numerusform>
        <numerusform>%Ln received</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n second(s)</source>
      <translation>
        <numerusform>%Ln second</numerusform>
        <numerusform>%Ln seconds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sent</source>
      <translation>
        <numerusform>%Ln sent</numerusform>
        <numerusform>%Ln sent</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n×</source>
      <translation>
        <numerusform>%Ln×</numerusform>
        <numerusform>%Ln×</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Actual interval: {seconds} s, when idle {idle} s. This computer may make %n request(s) in {minutes} min.</source>
      <translation>
        <numerusform>Actual interval: {seconds} s, when idle {idle} s. This computer may make %Ln request in {minutes} min.</numerusform>
        <numerusform>Actual interval: {seconds} s, when idle {idle} s. This computer may make %Ln requests in {minutes} min.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>and %Ln more</numerusform>
        <numerusform>and %Ln more</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Toast</name>
    <message numerus="yes">
      <source>%n record(s) deleted</source>
      <translation>
        <numerusform>%Ln record deleted</numerusform>
        <numerusform>%Ln records deleted</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Undo</name>
    <message numerus="yes">
      <source>%n record(s) added by it will be deleted.</source>
      <translation>
        <numerusform>%Ln record added by it will be deleted.</numerusform>
        <numerusform>%Ln records added by it will be deleted.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Webhooks</name>
    <message numerus="yes">
      <source>%n webhook(s) removed</source>
      <translation>
        <numerusform>%Ln webhook removed</numerusform>
        <numerusform>%Ln webhooks removed</numerusform>
      </translation>
    </message>
  </context>
</TS>
