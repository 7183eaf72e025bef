<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
  <context>
    <name>Bulk</name>
    <message numerus="yes">
      <source>%n selected</source>
      <translation>
        <numerusform>%n selected</numerusform>
        <numerusform>%n selected</numerusform>
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
      <source>not synchronised for %n day(s)</source>
      <translation>
        <numerusform>not synchronised for %n day</numerusform>
        <numerusform>not synchronised for %n days</numerusform>
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
</TS>
