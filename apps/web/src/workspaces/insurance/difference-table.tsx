/** A datum as it was and as it will be, side by side. */
import type { Difference } from '@cauce/contract/novedades'
import './change.css'

const said = (text: string): string => (text === '' ? 'Sin dato' : text)

export const DifferenceTable = ({ rows }: { readonly rows: readonly Difference[] }) => (
  <table className="ins-differences">
    <caption>Lo que cambia</caption>
    <thead>
      <tr>
        <th scope="col">Dato</th>
        <th scope="col">Antes</th>
        <th scope="col">Después</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ campo, antes, despues }) => (
        <tr key={campo}>
          <th scope="row">{campo}</th>
          <td className="ca-second">{said(antes)}</td>
          <td>
            <strong>{said(despues)}</strong>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
