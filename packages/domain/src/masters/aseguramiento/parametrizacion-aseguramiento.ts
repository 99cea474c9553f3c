/** Why the state of an affiliate changes, by the kind of change. @fuente modulos/aseguramiento-y-red.md §3.2, §6 S13 */
import { choice, code, text } from '../../kit/master/field.ts'
import { master } from '../../kit/master/master.ts'
import { CAUSE_KIND_OPTIONS } from '../../insurance/cause-kind.ts'

export const parametrizacionAseguramiento = master({
  page: 'aseguramiento/parametrizacionAseguramiento',
  table: 'causas_afiliacion',
  one: 'causa',
  many: 'causas',
  gender: 'f',
  title: 'nombre',
  key: 'codigo',
  fields: {
    codigo: code('Código', { max: 10, unique: true, searched: true }),
    nombre: text('Causa', { max: 160, unique: true, searched: true }),
    clase: choice('Se usa para', CAUSE_KIND_OPTIONS),
    fuente: text('Norma o acta', { max: 200, optional: true, help: 'De dónde sale esta causa' }),
  },
})
