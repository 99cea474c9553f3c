/** The posts of the operators. @fuente spec 1 §2 */
import { code, text } from '../../kit/master/field.ts'
import { master } from '../../kit/master/master.ts'

export const cargos = master({
  page: 'admin/cargos',
  table: 'cargos',
  one: 'cargo',
  many: 'cargos',
  gender: 'm',
  title: 'nombre',
  key: 'codigo',
  fields: {
    codigo: code('Código', { max: 10, unique: true, searched: true }),
    nombre: text('Nombre', { unique: true, searched: true }),
    descripcion: text('Qué hace', { max: 300, optional: true, hidden: true }),
  },
  uses: [{ table: 'operadores', column: 'cargo', holds: 'nombre', one: 'operador', many: 'operadores' }],
})
