/** The pharmaceutical forms as a label says them, each with the one that RIPS knows. @fuente modulos/farmacia.md §5.1, §9 */
import { code, text } from '../../kit/master/field.ts'
import { master } from '../../kit/master/master.ts'

export const formasFarmaceuticas = master({
  page: 'codigosSumi/formasFarmaceuticas',
  table: 'formas_farmaceuticas',
  one: 'forma farmacéutica',
  many: 'formas farmacéuticas',
  gender: 'f',
  title: 'nombre',
  key: 'codigo',
  fields: {
    codigo: code('Código', { max: 12, unique: true, searched: true }),
    nombre: text('Nombre', { max: 80, unique: true, searched: true, help: 'Como la dice el rótulo' }),
    codigo_ffm: code('Forma en los RIPS', {
      max: 12,
      searched: true,
      help: 'Código de la tabla FFM: varias formas del rótulo pueden ser una sola de ella',
    }),
  },
  uses: [
    { table: 'medicamentos', column: 'forma_farmaceutica', holds: 'nombre', one: 'medicamento', many: 'medicamentos' },
  ],
})
