/** A report: its filters, its figures, and its rows as a file. */
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { PageHead } from '@cauce/ui/page-head/page-head'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import type { ReactNode } from 'react'
import type { useListExport } from '../../actors/list-export.ts'
import { failureText } from '../../store/call.ts'
import { ExportNote } from '../../kit/list/export-bar.tsx'
import './reports.css'

interface NoFiguresProps {
  /** Undefined: they are being counted. */
  readonly error: unknown
  readonly onRetry: () => void
}

/** Where the figures go while there are none. */
export const NoFigures = ({ error, onRetry }: NoFiguresProps) => (
  <Card>
    {error === undefined ? (
      <output aria-label="Contando">
        <Skeleton lines={5} height="26px" />
      </output>
    ) : (
      <FailedState title={failureText(error)} onRetry={onRetry} />
    )}
  </Card>
)

interface ReportScreenProps {
  readonly title: string
  readonly downloads: ReactNode
  readonly filters: ReactNode
  readonly job: ReturnType<typeof useListExport>
  /** The figures; null where there is nothing to count. */
  readonly children: ReactNode
}

export const ReportScreen = ({ title, downloads, filters, job, children }: ReportScreenProps) => (
  <div className="rep">
    <PageHead title={title}>{downloads}</PageHead>
    {filters}
    <ExportNote job={job} />
    {children}
  </div>
)
