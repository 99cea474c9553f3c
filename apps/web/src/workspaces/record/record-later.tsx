/** What of the record is downloaded when it is first shown. */
import { lazy } from 'react'
import { loadPage } from '../../app/load-page.ts'

export const RecordWorkspace = lazy(() =>
  loadPage(async () => ({ default: (await import('./record-workspace.tsx')).RecordWorkspace })),
)

export const AfterFoot = lazy(() => loadPage(async () => ({ default: (await import('./after-foot.tsx')).AfterFoot })))

export const LockedRecord = lazy(() =>
  loadPage(async () => ({ default: (await import('./locked-record.tsx')).LockedRecord })),
)

export const ResultsRail = lazy(() =>
  loadPage(async () => ({ default: (await import('./results-rail.tsx')).ResultsRail })),
)
