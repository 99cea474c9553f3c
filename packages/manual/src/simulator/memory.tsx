import { CONTEXT_WORDS } from './context-words.ts'
import { summaryOf } from './summary.ts'

const SHORT = 140
const LONG = 4_000

/** What the machine remembers, by name. */
export const Memory = ({ context }: { readonly context: Readonly<Record<string, unknown>> }) => (
  <table className="sim-memory">
    <thead>
      <tr>
        <th scope="col">Dato</th>
        <th scope="col">Ahora</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(context).map(([name, value]) => {
        const [short, long] = [summaryOf(value, SHORT), summaryOf(value, LONG)]
        return (
          <tr key={name}>
            <th scope="row">{CONTEXT_WORDS[name] ?? name}</th>
            <td>
              {short === long ? (
                short
              ) : (
                <details>
                  <summary>{short}</summary>
                  {long}
                </details>
              )}
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)

export interface HistoryProps {
  readonly told: readonly string[]
  readonly onBackTo: (count: number) => void
}

/** What has happened; each step leads back to it. */
export const History = ({ told, onBackTo }: HistoryProps) =>
  told.length === 0 ? (
    <p className="ca-second">Aún no ha pasado nada.</p>
  ) : (
    <ol className="sim-history">
      {told.map((words, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step is known by its place
        <li key={at}>
          {words}
          {at === told.length - 1 ? null : (
            <button
              type="button"
              className="sim-back"
              aria-label={`Volver al paso ${at + 1}: ${words}`}
              onClick={() => {
                onBackTo(at + 1)
              }}
            >
              volver aquí
            </button>
          )}
        </li>
      ))}
    </ol>
  )
