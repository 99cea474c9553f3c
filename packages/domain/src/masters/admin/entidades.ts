/** The entities that pay for the services. @fuente spec 1 §2 */
import { code, text } from '../../kit/master/field.ts'
import { master } from '../../kit/master/master.ts'

export const entidades = master({
  page: 'admin/entidades',
  table: 'entidades',
  one: 'entidad',
  many: 'entidades',
  gender: 'f',
  title: 'nombre',
  key: 'codigo',
  fields: {
    codigo: code('Código', { max: 20, unique: true, searched: true, help: 'El que asigna el Ministerio o el propio' }),
    nombre: text('Nombre', { max: 200, searched: true }),
  },
  uses: [
    { table: 'afiliados', column: 'entidad_id', one: 'afiliado', many: 'afiliados' },
    { table: 'contratos', column: 'entidad_id', one: 'contrato', many: 'contratos' },
  ],
})
