<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
  <context>
    <name>Backup</name>
    <message numerus="yes">
      <source>%n change(s) waiting to be sent are kept and go on waiting.</source>
      <translation>
        <numerusform>%n change waiting to be sent is kept and goes on waiting.</numerusform>
        <numerusform>%n changes waiting to be sent are kept and go on waiting.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Bulk</name>
    <message numerus="yes">
      <source>%n are deleted.</source>
      <translation>
        <numerusform>%n is deleted.</numerusform>
        <numerusform>%n are deleted.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n are so already.</source>
      <translation>
        <numerusform>%n is so already.</numerusform>
        <numerusform>%n are so already.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cannot be changed:</source>
      <translation>
        <numerusform>%n cannot be changed:</numerusform>
        <numerusform>%n cannot be changed:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) changed</source>
      <translation>
        <numerusform>%n record changed</numerusform>
        <numerusform>%n records changed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will change.</source>
      <translation>
        <numerusform>%n record will change.</numerusform>
        <numerusform>%n records will change.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n selected</source>
      <translation>
        <numerusform>%n selected</numerusform>
        <numerusform>%n selected</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Change %n record(s)</source>
      <translation>
        <numerusform>Change %n record</numerusform>
        <numerusform>Change %n records</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Conflict</name>
    <message numerus="yes">
      <source>Merged by itself: %n field(s)</source>
      <translation>
        <numerusform>Merged by itself: %n field</numerusform>
        <numerusform>Merged by itself: %n fields</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Connect</name>
    <message numerus="yes">
      <source>%n change(s) wait here; they are sent to the cloud they belong to.</source>
      <translation>
        <numerusform>%n change waits here; it is sent to the cloud it belongs to.</numerusform>
        <numerusform>%n changes wait here; they are sent to the cloud they belong to.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Diagnostics</name>
    <message numerus="yes">
      <source>%n thing(s) need attention.</source>
      <translation>
        <numerusform>%n thing needs attention.</numerusform>
        <numerusform>%n things need attention.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Export</name>
    <message numerus="yes">
      <source>%n record(s) written to</source>
      <translation>
        <numerusform>%n record written to</numerusform>
        <numerusform>%n records written to</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>What is selected: %n record(s)</source>
      <translation>
        <numerusform>What is selected: %n record</numerusform>
        <numerusform>What is selected: %n records</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>What the list shows: %n record(s)</source>
      <translation>
        <numerusform>What the list shows: %n record</numerusform>
        <numerusform>What the list shows: %n records</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Import</name>
    <message numerus="yes">
      <source>%n changed</source>
      <translation>
        <numerusform>%n changed</numerusform>
        <numerusform>%n changed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) saved.</source>
      <translation>
        <numerusform>%n line saved.</numerusform>
        <numerusform>%n lines saved.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) to import.</source>
      <translation>
        <numerusform>%n line to import.</numerusform>
        <numerusform>%n lines to import.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n new</source>
      <translation>
        <numerusform>%n new</numerusform>
        <numerusform>%n new</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) imported</source>
      <translation>
        <numerusform>%n record imported</numerusform>
        <numerusform>%n records imported</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n refused</source>
      <translation>
        <numerusform>%n refused</numerusform>
        <numerusform>%n refused</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unchanged</source>
      <translation>
        <numerusform>%n unchanged</numerusform>
        <numerusform>%n unchanged</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Import %n record(s)</source>
      <translation>
        <numerusform>Import %n record</numerusform>
        <numerusform>Import %n records</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Leaving</name>
    <message numerus="yes">
      <source>%n change(s) on this computer have not been sent.</source>
      <translation>
        <numerusform>%n change on this computer has not been sent.</numerusform>
        <numerusform>%n changes on this computer have not been sent.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n change(s) saved to {file}</source>
      <translation>
        <numerusform>%n change saved to {file}</numerusform>
        <numerusform>%n changes saved to {file}</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Overview</name>
    <message numerus="yes">
      <source>%n customer(s) have points.</source>
      <translation>
        <numerusform>%n customer has points.</numerusform>
        <numerusform>%n customers have points.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n day(s)</source>
      <translation>
        <numerusform>%n day</numerusform>
        <numerusform>%n days</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n day(s) went well</source>
      <translation>
        <numerusform>%n day went well</numerusform>
        <numerusform>%n days went well</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n ended in the last {days} days</source>
      <translation>
        <numerusform>%n ended in the last {days} days</numerusform>
        <numerusform>%n ended in the last {days} days</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed</source>
      <translation>
        <numerusform>%n failed</numerusform>
        <numerusform>%n failed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n h</source>
      <translation>
        <numerusform>%n h</numerusform>
        <numerusform>%n h</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n list(s) without news for some time.</source>
      <translation>
        <numerusform>%n list without news for some time.</numerusform>
        <numerusform>%n lists without news for some time.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n membership(s) end within {days} days</source>
      <translation>
        <numerusform>%n membership ends within {days} days</numerusform>
        <numerusform>%n memberships end within {days} days</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n min</source>
      <translation>
        <numerusform>%n min</numerusform>
        <numerusform>%n min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n run(s)</source>
      <translation>
        <numerusform>%n run</numerusform>
        <numerusform>%n runs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n stock item(s) in all warehouses.</source>
      <translation>
        <numerusform>%n stock item in all warehouses.</numerusform>
        <numerusform>%n stock items in all warehouses.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n with trouble</source>
      <translation>
        <numerusform>%n with trouble</numerusform>
        <numerusform>%n with trouble</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n without the cloud</source>
      <translation>
        <numerusform>%n without the cloud</numerusform>
        <numerusform>%n without the cloud</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Nothing was sent or read for %n day(s).</source>
      <translation>
        <numerusform>Nothing was sent or read for %n day.</numerusform>
        <numerusform>Nothing was sent or read for %n days.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>and %n more</numerusform>
        <numerusform>and %n more</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Pin</name>
    <message numerus="yes">
      <source>Too many wrong PINs. Wait %n second(s).</source>
      <translation>
        <numerusform>Too many wrong PINs. Wait %n second.</numerusform>
        <numerusform>Too many wrong PINs. Wait %n seconds.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Quit</name>
    <message numerus="yes">
      <source>%n record(s) with typing that is not saved</source>
      <translation>
        <numerusform>%n record with typing that is not saved</numerusform>
        <numerusform>%n records with typing that is not saved</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Related</name>
    <message numerus="yes">
      <source>Show all %n in the list</source>
      <translation>
        <numerusform>Show %n in the list</numerusform>
        <numerusform>Show all %n in the list</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Settings</name>
    <message numerus="yes">
      <source>%n token(s) revoked</source>
      <translation>
        <numerusform>%n token revoked</numerusform>
        <numerusform>%n tokens revoked</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Status</name>
    <message numerus="yes">
      <source>%n change(s) waiting</source>
      <translation>
        <numerusform>%n change waiting</numerusform>
        <numerusform>%n changes waiting</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n need(s) you</source>
      <translation>
        <numerusform>%n needs you</numerusform>
        <numerusform>%n need you</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s)</source>
      <translation>
        <numerusform>%n record</numerusform>
        <numerusform>%n records</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %n minute(s) left</source>
      <translation>
        <numerusform>about %n minute left</numerusform>
        <numerusform>about %n minutes left</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>not sent for %n day(s)</source>
      <translation>
        <numerusform>not sent for %n day</numerusform>
        <numerusform>not sent for %n days</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>not synchronised for %n day(s)</source>
      <translation>
        <numerusform>not synchronised for %n day</numerusform>
        <numerusform>not synchronised for %n days</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Storm</name>
    <message numerus="yes">
      <source>%n could not be decided so</source>
      <translation>
        <numerusform>%n could not be decided so</numerusform>
        <numerusform>%n could not be decided so</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) decided</source>
      <translation>
        <numerusform>%n record decided</numerusform>
        <numerusform>%n records decided</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Sync</name>
    <message numerus="yes">
      <source>%n decision(s)</source>
      <translation>
        <numerusform>%n decision</numerusform>
        <numerusform>%n decisions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hour(s)</source>
      <translation>
        <numerusform>%n hour</numerusform>
        <numerusform>%n hours</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n minute(s)</source>
      <translation>
        <numerusform>%n minute</numerusform>
        <numerusform>%n minutes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n received</source>
      <translation>
        <numerusform>%n received</numerusform>
        <numerusform>%n received</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n second(s)</source>
      <translation>
        <numerusform>%n second</numerusform>
        <numerusform>%n seconds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sent</source>
      <translation>
        <numerusform>%n sent</numerusform>
        <numerusform>%n sent</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n time(s)</source>
      <translation>
        <numerusform>%n time</numerusform>
        <numerusform>%n times</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>and %n more</numerusform>
        <numerusform>and %n more</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>tried %n time(s)</source>
      <translation>
        <numerusform>tried %n time</numerusform>
        <numerusform>tried %n times</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Toast</name>
    <message numerus="yes">
      <source>%n record(s) deleted</source>
      <translation>
        <numerusform>%n record deleted</numerusform>
        <numerusform>%n records deleted</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Webhooks</name>
    <message numerus="yes">
      <source>%n webhook(s) removed</source>
      <translation>
        <numerusform>%n webhook removed</numerusform>
        <numerusform>%n webhooks removed</numerusform>
      </translation>
    </message>
  </context>
</TS>
