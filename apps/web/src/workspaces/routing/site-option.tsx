import type { ProviderSite } from '@cauce/domain/ordering/routing'
import type { ChosenSite } from '@cauce/machines/procedure-order/types'

/** The site as a clinician chooses it, with where it is when that is far. */
export const siteOf = ({ id, nombre, municipio, departamento, otro_departamento }: ProviderSite): ChosenSite => ({
  id,
  nombre,
  municipio: municipio.nombre,
  lejos: otro_departamento ? { municipio: municipio.nombre, departamento: departamento.nombre } : null,
})

const CONTRACT = { yes: 'con contrato vigente', no: 'sin contrato vigente' }

/** `Bello, Antioquia · con contrato vigente`; what is far says so. */
export const whereItIs = ({ municipio, departamento, contrato, otro_departamento }: ProviderSite): string =>
  [
    `${municipio.nombre}, ${departamento.nombre}`,
    ...(contrato === null ? [] : [contrato ? CONTRACT.yes : CONTRACT.no]),
    ...(otro_departamento ? ['otro departamento'] : []),
  ].join(' · ')

interface SiteOptionProps {
  readonly name: string
  readonly title: string
  readonly second: string
  readonly checked: boolean
  readonly onPick: () => void
}

export const SiteOption = ({ name, title, second, checked, onPick }: SiteOptionProps) => (
  <label className="rou-option">
    <input type="radio" name={name} checked={checked} onChange={onPick} />
    <span className="rou-option-name">{title}</span>
    <span className="ca-second">{second}</span>
  </label>
)
