/** What another person saved while one was writing: what each wrote, and the choice where both wrote. */
import { TickIcon } from '@blueprintjs/icons'
import { formatTime } from '@cauce/domain/calendar/bogota'
import { timeAgo } from '@cauce/domain/calendar/relative'
import { fieldNames, type Master } from '@cauce/domain/kit/master/master'
import type { Theirs } from '@cauce/machines/kit/record-edit/types'
import { Banner } from '@cauce/ui/banner/banner'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { useState, type ReactNode } from 'react'
import { itOf, labelsOf, shownValue } from '../form/field-words.ts'
import type { RecordEdit } from './use-record-edit.ts'
import './master.css'

/** "Solo «Correo» necesita que usted elija." */
const whatIsAsked = (of: Master, { disputed, isChanged }: RecordEdit): string => {
  if (!isChanged && disputed.length === 0) return 'Usted no había cambiado nada: aquí está como quedó.'
  if (disputed.length === 0) return 'Lo suyo está aquí: nada se cruzó y se juntó solo.'
  const needs = disputed.length === 1 ? 'necesita' : 'necesitan'
  return `Lo suyo está aquí. Solo ${labelsOf(of, disputed)} ${needs} que usted elija.`
}

interface Line {
  readonly name: string
  readonly label: string
  readonly before: ReactNode
  readonly theirs: ReactNode
  readonly mine: ReactNode
}

const Same = () => <span className="ca-second">igual</span>
const Stands = ({ value }: { readonly value: string }) => (
  <span className="kit-stands">
    <TickIcon /> <strong>{value}</strong>
  </span>
)

interface ConflictTableProps {
  readonly of: Master
  readonly edit: RecordEdit
  readonly theirs: Theirs
}

export const ConflictTable = ({ of, edit, theirs }: ConflictTableProps) => {
  const [now] = useState(() => Date.now())
  const { context, disputed, brought, own } = edit
  const at = formatTime(theirs.cuando)
  const said = (name: string, value: string): string => {
    const field = of.fields[name]
    return (field === undefined ? value : shownValue(field, value, edit.wordsOf(name, value))) || 'vacío'
  }
  const lineOf = (name: string): Line => {
    const label = of.fields[name]?.label ?? name
    const [left, mine] = [theirs.valores[name] ?? '', context.mine[name] ?? '']
    const picked = edit.undecided.includes(name) ? null : (context.draft[name] ?? '') === left ? 'theirs' : 'mine'
    const option = (whose: 'mine' | 'theirs', who: string, value: string) => (
      <label className="kit-choice">
        <input
          type="radio"
          name={`elegir-${name}`}
          aria-label={`${label}: ${who}, ${said(name, value)}`}
          checked={picked === whose}
          onChange={() => edit.choose(name, whose)}
        />
        <span>{picked === whose ? <strong>{said(name, value)}</strong> : said(name, value)}</span>
      </label>
    )
    const before = <span className="ca-second">{said(name, context.before[name] ?? '')}</span>
    if (disputed.includes(name)) {
      const written = picked === 'mine' ? (context.draft[name] ?? '') : mine
      return {
        name,
        label,
        before,
        theirs: option('theirs', `lo de ${theirs.quien}`, left),
        mine: option('mine', 'lo suyo', written),
      }
    }
    return brought.includes(name)
      ? { name, label, before, theirs: <Stands value={said(name, left)} />, mine: <Same /> }
      : { name, label, before, theirs: <Same />, mine: <Stands value={said(name, context.draft[name] ?? '')} /> }
  }
  const columns: readonly Column<Line>[] = [
    { key: 'campo', title: 'Campo', card: 'title', cell: ({ label }) => label },
    { key: 'antes', title: 'Antes', card: 'labelled', cell: ({ before }) => before },
    { key: 'otro', title: `${theirs.quien}, ${at}`, card: 'labelled', cell: (line) => line.theirs },
    { key: 'usted', title: 'Usted', card: 'labelled', cell: ({ mine }) => mine },
  ]
  const lines = fieldNames(of).filter((name) => disputed.includes(name) || brought.includes(name) || own.includes(name))
  return (
    <div className="kit-conflict">
      <Banner
        tone="waiting"
        alert
        title={`${theirs.quien} ${itOf(of)} cambió a las ${at}, ${timeAgo(Date.parse(theirs.cuando), now)}`}
      >
        <p>{whatIsAsked(of, edit)}</p>
      </Banner>
      {lines.length === 0 ? null : (
        <DataTable
          caption="Lo que cambió cada quien"
          columns={columns}
          rows={lines.map(lineOf)}
          rowKey={({ name }) => name}
        />
      )}
    </div>
  )
}
