"""The sync engine: keeps the replica and the cloud in step.

The states of a pending change, and what leads from one to another, are in `STATES.md`; what can go wrong, and what then
happens, is in `FAULTS.md`.

One run (`engine.SyncEngine.run`), never two at once:

1. Check. `RequestGate.check` refuses while the cloud asked to wait; `CloudClient.sign_in` gets an access token.
2. Pull (`pull_phase.PullPhase`). For each list that is due (`polling.Polling`), `pull.Pull.run` reads the newest page since
   the watermark; a 304 means that nothing is new. What is below that page, and a first download, a `KeysetScan` reads: a
   closed range of versionDates, oldest first, each page beginning where the last one ended. A watermark moves only after
   a finished scan and never past the cloud's own clock (`pull.cloud_clock`), and each run reads ten minutes before it
   again, for commits that come late (`pull.overlap`). Each row of a page is one of six words (`apply_page.Word`).
3. Merge. `pull.apply_page` stores each page in one transaction. Under a pending change the cloud's copy is merged
   (`change.observe.observed`, `change.three_way.merge`): base, our edit, their copy, field by field. What cannot be decided
   becomes a `Hold`, for a person; what each is about and what ends it is in `storage.outbox.questions`.
4. Push (`push.run.push`), after the hot lists and before the cold ones, and again at the end. Creates and updates in the
   order of the catalogue, then deletions: each batch is given to the writers in turn (`push.writers`), whose results are
   values that `push.settle` stores; what a failure means is one table (`push.failure.FATES`). Each is marked as sent on
   disk (`PushSession.mark_sent`) before its bytes leave, sent under the ETag of the copy it was merged with, and leaves
   the outbox only by an answer or an observation (`change.settle.accepted`, `change.observe.observed`).
5. Verify (`verify.ConsistencyChecks`, after each list was pulled). Counts are compared, ranges that differ are read again,
   and every list is compared page by page once a day. A record that is missing is read by id before it is removed;
   many that are missing, or a cloud that was restored from a backup, wait for a person.
6. Status. `outcome.store_run` stores the run; `app.queries.status.sync_status` says whether everything is in step.

Everything stored is an observation or an intent, never a plan: after a crash at any line the next run derives the same
actions again. `merge` is pure; `client` knows HTTP, `limits` requests and statuses; neither knows a record.
"""
