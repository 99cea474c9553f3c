/** The schools where the teachers who are affiliated work. @fuente spec 1 §2 */
import { code, MUNICIPALITY, reference, text } from '../../kit/master/field.ts'
import { master } from '../../kit/master/master.ts'

export const colegios = master({
  page: 'admin/colegios',
  table: 'colegios',
  one: 'colegio',
  many: 'colegios',
  gender: 'm',
  title: 'nombre',
  key: 'codigo',
  fields: {
    codigo: code('Código DANE', { max: 20, unique: true, searched: true }),
    nombre: text('Nombre', { max: 200, searched: true }),
    municipio_id: reference('Municipio', MUNICIPALITY),
  },
  uses: [{ table: 'afiliados', column: 'colegio_id', one: 'afiliado', many: 'afiliados' }],
})
