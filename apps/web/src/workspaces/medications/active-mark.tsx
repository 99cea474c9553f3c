/** A drug that the affiliate already takes: since which order, how, and the way to change that order. */
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { Article } from '@cauce/domain/medication/article'
import { decimalInWords, writtenInWords } from '@cauce/domain/medication/number-words'
import { unitWords } from '@cauce/domain/medication/unit-words'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'

/** `1 cada 8 h · hasta el 12 dic 2026 · orden 40.231`. */
const activeText = (activa: NonNullable<Article['activa']>): string => {
  const every =
    activa.unidad_tiempo === 'Horas'
      ? `${decimalInWords(activa.frecuencia)} h`
      : `${decimalInWords(activa.frecuencia)} días`
  const dose = activa.unidad_dosis ? unitWords(activa.dosis, activa.unidad_dosis) : writtenInWords(activa.dosis)
  return `${dose} cada ${every} · hasta el ${formatDate(activa.fin_tratamiento)} · orden ${groupThousands(activa.orden_id)}`
}

export const activeTitle = (activa: NonNullable<Article['activa']>): string =>
  activa.misma_presentacion ? 'Ya lo toma' : `Ya toma ${activa.nombre}`

export interface ActiveMarkProps {
  readonly article: Article
  readonly onEdit: (article: Article) => void
}

export const ActiveMark = ({ article, onEdit }: ActiveMarkProps) =>
  article.activa === null ? null : (
    <div className="med-active" role="note">
      <StatusChip tone="waiting" label={activeTitle(article.activa)} />
      <span className="ca-second">{activeText(article.activa)}</span>
      <Action small kind="quiet" onClick={() => onEdit(article)}>
        Editar esa orden
      </Action>
    </div>
  )
