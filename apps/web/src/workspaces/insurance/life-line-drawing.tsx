import type { Insured } from '@cauce/contract/afiliados'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { today } from '../../app/today.ts'
import { lifeLines, type Stretch } from './life-lines.ts'
import './insurance.css'

const percent = (part: number): string => `${part * 100}%`
const days = ({ desde, hasta }: Pick<Stretch, 'desde' | 'hasta'>): string =>
  `${formatDate(desde)} – ${hasta === null ? 'hoy' : formatDate(hasta)}`

/** The lanes, each stretch with its days in words: what is drawn is also read. */
export const LifeLineDrawing = ({ insured }: { readonly insured: Insured }) => {
  const { desde, lineas } = lifeLines(insured, today())
  return (
    <div className="ins-lines">
      {lineas.map(({ nombre, tramos }) => (
        <section key={nombre} className="ins-line" aria-label={nombre}>
          <h3>{nombre}</h3>
          <div className="ins-lane" aria-hidden="true">
            {tramos.map((one) => (
              <span
                key={one.desde + one.texto}
                className={`ins-stretch ins-stretch-${one.tono}`}
                style={{ left: percent(one.inicio), width: percent(one.ancho) }}
                title={`${one.texto}: ${days(one)}`}
              />
            ))}
          </div>
          <ul className="ins-stretches">
            {tramos.map((one) => (
              <li key={one.desde + one.texto}>
                <strong>{one.texto}</strong> <span className="ca-second">{days(one)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="ca-second">De {formatDate(desde)} a hoy</p>
    </div>
  )
}
