/** What is marked in a queue, what may be done with all of it, and what could not be done and why. */
import { type AnyWords } from '@cauce/domain/kit/life/life'
import { Action } from '@cauce/ui/action/action'
import { Banner } from '@cauce/ui/banner/banner'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'
import type { Hands, QueueRow } from './use-hands.ts'

interface MarkedFootProps<Row extends QueueRow, Name extends string> {
  readonly words: AnyWords
  readonly hands: Hands<Row, Name>
  readonly onMove: (evento: Name) => void
}

export const MarkedFoot = <Row extends QueueRow, Name extends string>({
  words,
  hands: { marked, lines, offered, busy, clear },
  onMove,
}: MarkedFootProps<Row, Name>) => (
  <div className="que-foot">
    {lines.length === 0 ? null : (
      <Banner
        alert
        tone="waiting"
        title={lines.length === 1 ? 'No se pudo' : `No se pudieron ${lines.length}`}
        actions={
          <Action kind="quiet" onClick={clear}>
            Entendido
          </Action>
        }
      >
        <ul className="que-lines">
          {lines.map(({ id, nombre, texto }) => (
            <li key={id}>
              <strong>{nombre}</strong> {texto}
            </li>
          ))}
        </ul>
      </Banner>
    )}
    {marked.length === 0 ? null : (
      <FootBar
        summary={marked.length === 1 ? '1 marcada' : `${marked.length} marcadas`}
        detail="Cada una por su cuenta"
      >
        <Action kind="quiet" onClick={clear}>
          Quitar las marcas
        </Action>
        {offered.toReversed().map((name, at, all) => (
          <Action
            key={name}
            kind={at === all.length - 1 ? 'filled' : 'outlined'}
            disabled={busy}
            onClick={() => onMove(name)}
          >
            {words.moves[name]?.etiqueta ?? name}
          </Action>
        ))}
      </FootBar>
    )}
  </div>
)
