/** Groups of services, and the subgroups within each. @fuente spec 1 §2 */
import { code, reference, text } from '../../kit/master/field.ts'
import { master } from '../../kit/master/master.ts'

export const grupoSubgrupos = master({
  page: 'admin/grupoSubgrupos',
  table: 'grupos_servicios',
  one: 'grupo',
  many: 'grupos y subgrupos',
  gender: 'm',
  title: 'nombre',
  key: 'codigo',
  order: 'codigo',
  fields: {
    codigo: code('Código', { max: 10, unique: true, searched: true }),
    nombre: text('Nombre', { max: 200, searched: true }),
    grupo_id: reference(
      'Grupo al que pertenece',
      { table: 'grupos_servicios', code: 'codigo', title: 'nombre', activeOnly: true, top: 'grupo_id' },
      { optional: true, help: 'Vacío: es un grupo y no un subgrupo' },
    ),
  },
  uses: [{ table: 'grupos_servicios', column: 'grupo_id', one: 'subgrupo', many: 'subgrupos' }],
})
