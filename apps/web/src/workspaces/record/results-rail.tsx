/** Beside the note: the last figures with their trend, and the orders of the laboratory that wait for their result. */
import { RECORD_ANTECEDENTS_PERMISSION } from '@cauce/contract/antecedentes'
import type { PendingLine, Results, ResultRow } from '@cauce/contract/resultados'
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { whyNothingIsOrdered } from '@cauce/domain/consultation/consultation-writer'
import { hasPermission } from '@cauce/domain/session/permission'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '../../actors/session.ts'
import { loadPage } from '../../app/load-page.ts'
import { today } from '../../app/today.ts'
import { failureText } from '../../store/call.ts'
import { useResultadosQuery } from '../../store/resultados-api.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { lastFigures, type LastFigure } from './last-figures.ts'
import { ResultDialog } from './result-dialog.tsx'
import { TakesNow } from './takes-now.tsx'
import { Trend } from './trend.tsx'
import './results.css'

const ADULT_AGE = 18

/** Its tables are downloaded where there is a minor. */
const GrowthCard = lazy(() => loadPage(async () => ({ default: (await import('./growth-card.tsx')).GrowthCard })))

interface FigureProps {
  readonly figure: LastFigure
  /** Corrects it; left out: who reads may not. */
  readonly onCorrect?: ((row: ResultRow) => void) | undefined
}

const Figure = ({ figure: { nombre, valor, fecha, clase, serie, resultado }, onCorrect }: FigureProps) => (
  <li className="res-figure">
    <span className="res-name">
      <strong>{nombre}</strong>
      <span className="ca-second">
        {formatDate(fecha)}
        {resultado?.origen === 'externo' ? ' · externo' : ''}
        {resultado?.correccion === null || resultado === null ? '' : ' · corregido'}
      </span>
    </span>
    <Trend values={serie} label={`${nombre}, de antes a hoy: ${serie.join(', ')}`} />
    <span className="res-value">
      <strong>{valor}</strong>
      {clase === null ? null : <StatusChip tone={clase.tono} label={clase.texto} />}
      {onCorrect === undefined || resultado === null || resultado.id === null ? null : (
        <Action kind="quiet" small hasPopup="dialog" onClick={() => onCorrect(resultado)}>
          Corregir
        </Action>
      )}
    </span>
  </li>
)

const Pending = ({
  lines,
  onAnswer,
}: {
  readonly lines: readonly PendingLine[]
  readonly onAnswer?: ((line: PendingLine) => void) | undefined
}) => (
  <Card title="Pendiente de resultado" note={String(lines.length)} flush>
    <ul className="res-list">
      {lines.map((line) => (
        <li key={line.linea_id} className="res-pending">
          <span className="res-name">
            <strong>{line.nombre}</strong>
            <span className="ca-second">
              Ordenado el {formatDate(line.fecha)} · vence el {formatDate(line.fecha_vencimiento)}
            </span>
          </span>
          <StatusChip
            tone={line.fecha_vencimiento < today() ? 'bad' : 'waiting'}
            label={line.fecha_vencimiento < today() ? 'Vencida sin resultado' : 'Sin resultado'}
          />
          {onAnswer === undefined ? null : (
            <Action kind="quiet" small hasPopup="dialog" onClick={() => onAnswer(line)}>
              Anotar
            </Action>
          )}
        </li>
      ))}
    </ul>
  </Card>
)

const Texts = ({ rows }: { readonly rows: readonly ResultRow[] }) => (
  <ul className="res-list">
    {rows.map((row) => (
      <li key={row.id} className="res-text">
        <strong>{row.procedimiento ?? 'Resultado'}</strong> <span className="ca-second">{formatDate(row.fecha)}</span>
        <p>{row.texto}</p>
      </li>
    ))}
  </ul>
)

interface KnownProps {
  readonly consultation: Consultation
  readonly results: Results
}

const Known = ({ consultation, results }: KnownProps) => {
  const user = useUser()
  const writes = whyNothingIsOrdered(consultation) === null && hasPermission(user, RECORD_ANTECEDENTS_PERMISSION)
  /** Each opening starts anew; `null`: closed. The line that is answered, where it is one. */
  const [writing, setWriting] = useState<{ readonly line: PendingLine | null } | null>(null)
  const [correcting, setCorrecting] = useState<ResultRow | null>(null)
  const { afiliado } = consultation
  const figures = lastFigures(results)
  const texts = results.resultados.filter(({ texto }) => texto !== null).slice(0, 3)
  return (
    <>
      <Card
        title="Últimas cifras"
        flush
        actions={
          writes ? (
            <Action small hasPopup="dialog" onClick={() => setWriting({ line: null })}>
              Anotar resultado
            </Action>
          ) : undefined
        }
      >
        {figures.length === 0 && texts.length === 0 ? (
          <EmptyState title="Sin cifras todavía" />
        ) : (
          <ul className="res-list">
            {figures.map((figure) => (
              <Figure key={figure.clave} figure={figure} onCorrect={writes ? setCorrecting : undefined} />
            ))}
          </ul>
        )}
        {texts.length === 0 ? null : <Texts rows={texts} />}
      </Card>
      {afiliado.edad_cumplida < ADULT_AGE ? (
        <Suspense>
          <GrowthCard
            child={{ sexo: afiliado.sexo, nacimiento: afiliado.fecha_nacimiento }}
            medidas={results.medidas}
          />
        </Suspense>
      ) : null}
      {results.pendientes.length === 0 ? null : (
        <Pending lines={results.pendientes} onAnswer={writes ? (line) => setWriting({ line }) : undefined} />
      )}
      {writing === null ? null : (
        <ResultDialog consultaId={consultation.id} line={writing.line} onClose={() => setWriting(null)} />
      )}
      {correcting === null ? null : (
        <CorrectDialog consultaId={consultation.id} row={correcting} onClose={() => setCorrecting(null)} />
      )}
    </>
  )
}

const LastResults = ({ consultation }: { readonly consultation: Consultation }) => {
  const { data, error, refetch } = useResultadosQuery(
    { params: { consulta: consultation.id } },
    { refetchOnMountOrArgChange: true },
  )
  if (data !== undefined) return <Known consultation={consultation} results={data} />
  return (
    <Card title="Últimas cifras">
      {error === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <FailedState title={failureText(error)} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}

/** What the patient takes, the last figures and what is awaited. */
export const ResultsRail = ({ consultation }: { readonly consultation: Consultation }) => (
  <>
    <TakesNow consultation={consultation} />
    <LastResults consultation={consultation} />
  </>
)
