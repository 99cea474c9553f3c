/** The therapeutic subgroups: the third level of the ATC within its group. @fuente modulos/farmacia.md §5.1, §9 */
import { code, reference, text } from '../../kit/master/field.ts'
import { master } from '../../kit/master/master.ts'

export const subgruposTerapeuticos = master({
  page: 'codigosSumi/subgruposTerapeuticos',
  table: 'subgrupos_terapeuticos',
  one: 'subgrupo terapéutico',
  many: 'subgrupos terapéuticos',
  gender: 'm',
  title: 'nombre',
  key: 'codigo',
  order: 'codigo',
  fields: {
    codigo: code('Código', {
      max: 10,
      unique: true,
      searched: true,
      help: 'El del ATC: el del grupo y una letra, A02B',
    }),
    nombre: text('Nombre', { max: 200, searched: true }),
    grupo_id: reference('Grupo terapéutico', {
      table: 'grupos_terapeuticos',
      code: 'codigo',
      title: 'nombre',
      activeOnly: true,
    }),
  },
  uses: [{ table: 'medicamentos', column: 'atc_subgrupo', holds: 'codigo', one: 'medicamento', many: 'medicamentos' }],
})
