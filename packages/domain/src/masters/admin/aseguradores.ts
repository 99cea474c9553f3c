/** The insurers of the health system, as the official list names them. @fuente spec 1 §2 */
import { choice, code, nit, plainOptions, text } from '../../kit/master/field.ts'
import { master } from '../../kit/master/master.ts'

export const aseguradores = master({
  page: 'admin/aseguradores',
  table: 'eps',
  one: 'asegurador',
  many: 'aseguradores',
  gender: 'm',
  title: 'nombre',
  key: 'codigo',
  fields: {
    codigo: code('Código', { max: 10, unique: true, searched: true, help: 'El de la Superintendencia de Salud' }),
    nombre: text('Nombre', { max: 200, searched: true }),
    nombre_corto: text('Nombre corto', { max: 60, optional: true, searched: true, hidden: true }),
    regimen: choice('Régimen', plainOptions('Contributivo', 'Subsidiado', 'Especial o de excepción')),
    nit: nit('NIT', { optional: true, searched: true }),
    codigo_movilidad: code('Código de movilidad', { max: 10, optional: true, hidden: true }),
  },
})
