/** What the affiliate's band says where the affiliate's record has nothing. @fuente spec 2 §2 */
import type { Named } from '../text/field.ts'

const nameOr =
  (otherwise: string) =>
  (named: Named | null): string =>
    named === null || named.nombre.trim() === '' ? otherwise : named.nombre

const municipality = nameOr('Sin Municipio')
const department = nameOr('Sin Departamento')
const provider = nameOr('Sin IPS Asignada')

/** Municipality where the affiliate is attended. @regla Sin municipio de atención se muestra «Sin Municipio». */
export const municipalityName = (affiliate: { readonly municipio_atencion: Named | null }): string =>
  municipality(affiliate.municipio_atencion)

/** Department where the affiliate is attended. @regla Sin departamento de atención se muestra «Sin Departamento». */
export const departmentName = (affiliate: { readonly departamento_atencion: Named | null }): string =>
  department(affiliate.departamento_atencion)

/** The affiliate«s primary provider. @regla Sin IPS primaria se muestra »Sin IPS Asignada'. */
export const primaryProviderName = (affiliate: { readonly ips: Named | null }): string => provider(affiliate.ips)
