/** The two faces of the record, each downloaded when it is shown: most consultations show one of them. */
import { lazy } from 'react'
import { loadPage } from '../../app/load-page.ts'

export const OpenRecord = lazy(() =>
  loadPage(async () => ({ default: (await import('./open-record.tsx')).OpenRecord })),
)

export const LockedRecord = lazy(() =>
  loadPage(async () => ({ default: (await import('./locked-record.tsx')).LockedRecord })),
)
