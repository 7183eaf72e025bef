<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
  <context>
    <name>Backup</name>
    <message numerus="yes">
      <source>%n change(s) waiting to be sent are kept and go on waiting.</source>
      <translation>
        <numerusform>%Ln change waiting to be sent is kept and goes on waiting.</numerusform>
        <numerusform>%Ln changes waiting to be sent are kept and go on waiting.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Bulk</name>
    <message numerus="yes">
      <source>%n are deleted.</source>
      <translation>
        <numerusform>%Ln is deleted.</numerusform>
        <numerusform>%Ln are deleted.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n are so already.</source>
      <translation>
        <numerusform>%Ln is so already.</numerusform>
        <numerusform>%Ln are so already.</numerusform>
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
      <source>Merged by itself: %n field(s)</source>
      <translation>
        <numerusform>Merged by itself: %Ln field</numerusform>
        <numerusform>Merged by itself: %Ln fields</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Connect</name>
    <message numerus="yes">
      <source>%n change(s) wait here; they are sent to the cloud they belong to.</source>
      <translation>
        <numerusform>%Ln change waits here; it is sent to the cloud it belongs to.</numerusform>
        <numerusform>%Ln changes wait here; they are sent to the cloud they belong to.</numerusform>
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
    <name>Export</name>
    <message numerus="yes">
      <source>%n record(s) written to</source>
      <translation>
        <numerusform>%Ln record written to</numerusform>
        <numerusform>%Ln records written to</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>What is selected: %n record(s)</source>
      <translation>
        <numerusform>What is selected: %Ln record</numerusform>
        <numerusform>What is selected: %Ln records</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>What the list shows: %n record(s)</source>
      <translation>
        <numerusform>What the list shows: %Ln record</numerusform>
        <numerusform>What the list shows: %Ln records</numerusform>
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
      <source>%n line(s) hidden in the spreadsheet are read, too.</source>
      <translation>
        <numerusform>%Ln line hidden in the spreadsheet is read, too.</numerusform>
        <numerusform>%Ln lines hidden in the spreadsheet are read, too.</numerusform>
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
      <source>%n refused</source>
      <translation>
        <numerusform>%Ln refused</numerusform>
        <numerusform>%Ln refused</numerusform>
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
      <source>%n customer(s) have points.</source>
      <translation>
        <numerusform>%Ln customer has points.</numerusform>
        <numerusform>%Ln customers have points.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n day(s)</source>
      <translation>
        <numerusform>%Ln day</numerusform>
        <numerusform>%Ln days</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n day(s) went well</source>
      <translation>
        <numerusform>%Ln day went well</numerusform>
        <numerusform>%Ln days went well</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n day(s) with trouble.</source>
      <translation>
        <numerusform>%Ln day with trouble.</numerusform>
        <numerusform>%Ln days with trouble.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n ended in the last {days} days</source>
      <translation>
        <numerusform>%Ln ended in the last {days} days</numerusform>
        <numerusform>%Ln ended in the last {days} days</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed</source>
      <translation>
        <numerusform>%Ln failed</numerusform>
        <numerusform>%Ln failed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n h</source>
      <translation>
        <numerusform>%Ln h</numerusform>
        <numerusform>%Ln h</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n list(s) not read from the cloud yet.</source>
      <translation>
        <numerusform>%Ln list is not read from the cloud yet.</numerusform>
        <numerusform>%Ln lists are not read from the cloud yet.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n list(s) without news for some time.</source>
      <translation>
        <numerusform>%Ln list without news for some time.</numerusform>
        <numerusform>%Ln lists without news for some time.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n membership(s) end within {days} days</source>
      <translation>
        <numerusform>%Ln membership ends within {days} days</numerusform>
        <numerusform>%Ln memberships end within {days} days</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n min</source>
      <translation>
        <numerusform>%Ln min</numerusform>
        <numerusform>%Ln min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n run(s)</source>
      <translation>
        <numerusform>%Ln run</numerusform>
        <numerusform>%Ln runs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n stock item(s) in all warehouses.</source>
      <translation>
        <numerusform>%Ln stock item in all warehouses.</numerusform>
        <numerusform>%Ln stock items in all warehouses.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n with trouble</source>
      <translation>
        <numerusform>%Ln with trouble</numerusform>
        <numerusform>%Ln with trouble</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n without the cloud</source>
      <translation>
        <numerusform>%Ln without the cloud</numerusform>
        <numerusform>%Ln without the cloud</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Nothing was sent or read for %n day(s).</source>
      <translation>
        <numerusform>Nothing was sent or read for %Ln day.</numerusform>
        <numerusform>Nothing was sent or read for %Ln days.</numerusform>
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
      <source>%n more value(s) have no row.</source>
      <translation>
        <numerusform>%Ln more value has no row.</numerusform>
        <numerusform>%Ln more values have no row.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n stay as they are; the note says why.</source>
      <translation>
        <numerusform>%Ln stays as it is; the note says why.</numerusform>
        <numerusform>%Ln stay as they are; the note says why.</numerusform>
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
    <name>Prices</name>
    <message numerus="yes">
      <source>%n are left out.</source>
      <translation>
        <numerusform>%Ln is left out.</numerusform>
        <numerusform>%Ln are left out.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n changed meanwhile and stayed</source>
      <translation>
        <numerusform>%Ln changed meanwhile and stayed</numerusform>
        <numerusform>%Ln changed meanwhile and stayed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n of them need(s) a look.</source>
      <translation>
        <numerusform>%Ln of them needs a look.</numerusform>
        <numerusform>%Ln of them need a look.</numerusform>
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
      <source>Change %n price(s)</source>
      <translation>
        <numerusform>Change %Ln price</numerusform>
        <numerusform>Change %Ln prices</numerusform>
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
      <source>%n record(s) with typing that is not saved</source>
      <translation>
        <numerusform>%Ln record with typing that is not saved</numerusform>
        <numerusform>%Ln records with typing that is not saved</numerusform>
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
      <source>%n price(s) calculated anew</source>
      <translation>
        <numerusform>%Ln price calculated anew</numerusform>
        <numerusform>%Ln prices calculated anew</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) to look at</source>
      <translation>
        <numerusform>%Ln thing to look at</numerusform>
        <numerusform>%Ln things to look at</numerusform>
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
      <source>not synchronised for %n day(s)</source>
      <translation>
        <numerusform>not synchronised for %Ln day</numerusform>
        <numerusform>not synchronised for %Ln days</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Storm</name>
    <message numerus="yes">
      <source>%n could not be decided so</source>
      <translation>
        <numerusform>%Ln could not be decided so</numerusform>
        <numerusform>%Ln could not be decided so</numerusform>
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
    <name>Sync</name>
    <message numerus="yes">
      <source>%n decision(s)</source>
      <translation>
        <numerusform>%Ln decision</numerusform>
        <numerusform>%Ln decisions</numerusform>
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
      <source>%n time(s)</source>
      <translation>
        <numerusform>%Ln time</numerusform>
        <numerusform>%Ln times</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>and %Ln more</numerusform>
        <numerusform>and %Ln more</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>tried %n time(s)</source>
      <translation>
        <numerusform>tried %Ln time</numerusform>
        <numerusform>tried %Ln times</numerusform>
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
