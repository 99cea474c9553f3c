/** The templates, downloaded the first time that they are asked for. */
import { lazy, Suspense } from 'react'
import { loadPage } from '../../app/load-page.ts'
import type { TemplatesDialogProps } from './templates-dialog.tsx'

const Dialog = lazy(() => loadPage(async () => ({ default: (await import('./templates-dialog.tsx')).TemplatesDialog })))

export const TemplatesDialog = (props: TemplatesDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
