import type { contenido } from '@cauce/contract/contenido'
import type { Answer } from '@cauce/contract/entry'
import { CONTENT_KINDS } from '@cauce/domain/content/content'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { Link } from 'react-router-dom'
import { dayOf } from '../../../workspaces/content/content-words.ts'

interface EntryProps {
  readonly row: Answer<typeof contenido.publicados>['data'][number]
  readonly current: boolean
  readonly to: string
}

/** One line of the list: what is new first, then what it is and since when. */
export const Entry = ({ row, current, to }: EntryProps) => (
  <li>
    <Link to={to} className="ca-entry" aria-current={current ? 'page' : undefined}>
      <span className="ca-entry-title">
        <strong>{row.titulo}</strong>
        {row.nuevo ? <StatusChip tone="info" label="Nuevo" /> : null}
      </span>
      {row.resumen === '' ? null : <span>{row.resumen}</span>}
      <span className="ca-second">
        {CONTENT_KINDS[row.tipo]} · {dayOf(row.publicado_at)}
        {row.adjuntos === 0 ? null : ` · ${row.adjuntos === 1 ? '1 archivo' : `${row.adjuntos} archivos`}`}
      </span>
    </Link>
  </li>
)
