import { BoxIcon, CalendarIcon, DocumentIcon, LabTestIcon, PulseIcon } from '@blueprintjs/icons'
import type { OrderingOption } from '@cauce/domain/ordering/order-type'
import type { JSX } from 'react'
import { Kbd } from '../kbd/kbd.tsx'
import './order-type-nav.css'

export interface OrderTypeItem {
  readonly value: OrderingOption
  readonly label: string
  /** Lines waiting or still open; 0 is not shown. */
  readonly count?: number
  /** The key that opens it; with Alt while something is typed. */
  readonly keys?: string
}

export interface OrderTypeNavProps {
  readonly options: readonly OrderTypeItem[]
  readonly value: OrderingOption | null
  readonly onChange: (value: OrderingOption) => void
  readonly title?: string
}

const ICONS: Readonly<Record<OrderingOption, JSX.Element>> = {
  Medicamentos: <DocumentIcon />,
  Procedimientos: <PulseIcon />,
  Oncología: <LabTestIcon />,
  CodigosPropios: <BoxIcon />,
  Incapacidades: <CalendarIcon />,
}

/** The selector 'Tipo Ordenamiento': a list at the left, a strip on a phone. @fuente spec 2 §2 */
export const OrderTypeNav = ({ options, value, onChange, title = 'Tipo Ordenamiento' }: OrderTypeNavProps) => (
  <nav className="ca-types" aria-label={title}>
    <p className="ca-types-title" aria-hidden="true">
      {title}
    </p>
    <ul>
      {options.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            className="ca-type"
            aria-keyshortcuts={option.keys === undefined ? undefined : `${option.keys} Alt+${option.keys}`}
            aria-current={option.value === value ? 'true' : undefined}
            onClick={() => {
              onChange(option.value)
            }}
          >
            {ICONS[option.value]}
            <span className="ca-type-name">{option.label}</span>
            {option.count ? <span className="ca-type-count">{option.count}</span> : null}
            {option.keys === undefined ? null : <Kbd keys={option.keys} />}
          </button>
        </li>
      ))}
    </ul>
  </nav>
)
