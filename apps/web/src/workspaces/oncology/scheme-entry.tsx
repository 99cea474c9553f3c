/** The scheme, its cycles and its first day. @fuente spec 2 §2; ui 09 */
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { MAX_CYCLES, MAX_FREQUENCY, type SchemeHeader } from '@cauce/domain/oncology/header'
import { schemeName, SCHEMES_ERROR } from '@cauce/domain/oncology/names'
import type { Scheme } from '@cauce/domain/oncology/scheme'
import { MAX_DAYS_AHEAD } from '@cauce/domain/ordering/validity-date'
import { localMatch } from '@cauce/domain/search/trigger'
import { DateField } from '@cauce/ui/date-field/date-field'
import type { FieldError } from '@cauce/ui/field/field'
import { QuantityField } from '@cauce/ui/quantity-field/quantity-field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { useState, type RefObject } from 'react'
import { useEsquemasQuery } from '../../store/esquemas-api.ts'
import { HistoryAction } from './history-action.tsx'

const OPEN_ENDED: Readonly<Record<string, string>> = {
  HASTA_PROGRESION: 'hasta progresión',
  HASTA_RESPUESTA: 'hasta respuesta',
}

const cyclesText = ({ ciclos, frecuencia_repeat, duracion }: Scheme): string =>
  `${ciclos} ciclos cada ${frecuencia_repeat} días${OPEN_ENDED[duracion ?? ''] === undefined ? '' : `, ${OPEN_ENDED[duracion ?? '']}`}`

const secondLine = (scheme: Scheme): string =>
  [scheme.tumor, cyclesText(scheme), scheme.biografia].filter((part) => part !== null && part !== '').join(' · ')

const shownName = ({ abreviatura_esquema, nombre_esquema }: Scheme): string =>
  `${abreviatura_esquema} · ${nombre_esquema}`

const searched = (scheme: Scheme): string => `${schemeName(scheme)} ${scheme.tumor ?? ''} ${scheme.biografia}`

/** R-CHOP-21 and R-CHOP21 are the same to who searches. */
const withoutHyphens = (text: string): string => text.replaceAll('-', '')
const matches = (scheme: Scheme, text: string): boolean =>
  localMatch(searched(scheme), text) || localMatch(withoutHyphens(searched(scheme)), withoutHyphens(text))

export interface SchemeEntryProps {
  readonly scheme: Scheme | null
  readonly header: SchemeHeader
  readonly errors: Readonly<Record<string, FieldError>>
  readonly today: string
  readonly locked: boolean
  readonly onPick: (scheme: Scheme) => void
  readonly onChange: (header: Partial<SchemeHeader>) => void
  readonly onHistory: () => void
  readonly searchRef: RefObject<HTMLInputElement | null>
}

const Picker = ({ scheme, locked, onPick, searchRef }: SchemeEntryProps) => {
  const { data, error, refetch } = useEsquemasQuery({})
  const [typed, setTyped] = useState<string | null>(null)
  const rows = (data ?? []).filter((row) => matches(row, typed ?? ''))
  return (
    <SearchBox<Scheme>
      label="Esquema"
      placeholder="Sigla, nombre o tumor"
      value={typed ?? (scheme === null ? '' : shownName(scheme))}
      onChange={setTyped}
      rows={rows}
      rowKey={({ id }) => id}
      rowTitle={shownName}
      rowSecond={secondLine}
      onPick={(row) => {
        setTyped(null)
        onPick(row)
      }}
      state={typed === null ? 'idle' : data !== undefined ? 'results' : error === undefined ? 'loading' : 'failed'}
      failure={SCHEMES_ERROR}
      onRetry={() => void refetch()}
      disabled={locked}
      inputRef={searchRef}
      hint={scheme === null ? undefined : `Fuente: ${scheme.biografia}`}
      slash
      focusFirst
    />
  )
}

export const SchemeEntry = (props: SchemeEntryProps) => {
  const { scheme, header, errors, today, locked, onChange, onHistory } = props
  const off = locked || scheme === null
  return (
    <section className="onc-entry ca-card" aria-label="Esquema por ordenar">
      <Picker {...props} />
      <QuantityField
        label="Ciclo inicial"
        value={header.ciclo}
        max={MAX_CYCLES}
        onChange={(ciclo) => onChange({ ciclo })}
        error={errors['ciclo']}
        disabled={off}
      />
      <QuantityField
        label="Ciclos"
        value={header.ciclo_total}
        max={MAX_CYCLES}
        onChange={(ciclo_total) => onChange({ ciclo_total })}
        error={errors['ciclo_total']}
        disabled={off}
      />
      <QuantityField
        label="Cada (días)"
        value={header.frecuencia_repeticion}
        max={MAX_FREQUENCY}
        onChange={(frecuencia_repeticion) => onChange({ frecuencia_repeticion })}
        error={errors['frecuencia_repeticion']}
        disabled={off}
      />
      <DateField
        label="Primer día"
        value={header.fecha_inicio}
        min={today}
        max={addDays(today, MAX_DAYS_AHEAD)}
        onChange={(fecha_inicio) => onChange({ fecha_inicio })}
        error={errors['fecha_inicio']}
        disabled={off}
      />
      <div className="onc-entry-act">
        <HistoryAction onClick={onHistory} />
      </div>
    </section>
  )
}
