/** The therapeutic groups: the second level of the ATC within its anatomic group. @fuente modulos/farmacia.md §5.1, §9 */
import { choice, code, text } from '../../kit/master/field.ts'
import { master } from '../../kit/master/master.ts'

/** First level of the ATC. @fuente OMS, clasificación ATC 2026 */
const ANATOMIC: readonly (readonly [string, string])[] = [
  ['A', 'Tracto alimentario y metabolismo'],
  ['B', 'Sangre y órganos hematopoyéticos'],
  ['C', 'Sistema cardiovascular'],
  ['D', 'Dermatológicos'],
  ['G', 'Sistema genitourinario y hormonas sexuales'],
  ['H', 'Preparados hormonales sistémicos'],
  ['J', 'Antiinfecciosos de uso sistémico'],
  ['L', 'Antineoplásicos e inmunomoduladores'],
  ['M', 'Sistema musculoesquelético'],
  ['N', 'Sistema nervioso'],
  ['P', 'Antiparasitarios, insecticidas y repelentes'],
  ['R', 'Sistema respiratorio'],
  ['S', 'Órganos de los sentidos'],
  ['V', 'Varios'],
]

/** A group of the ATC; what an organisation adds of its own has another shape. */
const OF_ATC = /^[ABCDGHJLMNPRSV]\d{2}$/u

export const gruposTerapeuticos = master({
  page: 'codigosSumi/gruposTerapeuticos',
  table: 'grupos_terapeuticos',
  one: 'grupo terapéutico',
  many: 'grupos terapéuticos',
  gender: 'm',
  title: 'nombre',
  key: 'codigo',
  order: 'codigo',
  fields: {
    codigo: code('Código', { max: 10, unique: true, searched: true, help: 'El del ATC: una letra y dos cifras, A02' }),
    nombre: text('Nombre', { max: 160, unique: true, searched: true }),
    anatomico: choice(
      'Grupo anatómico',
      ANATOMIC.map(([value, name]) => ({ value, label: `${value} · ${name}` })),
    ),
  },
  uses: [{ table: 'subgrupos_terapeuticos', column: 'grupo_id', one: 'subgrupo', many: 'subgrupos' }],
  together: ({ codigo = '', anatomico = '' }) =>
    anatomico === '' || !OF_ATC.test(codigo) || codigo.startsWith(anatomico)
      ? {}
      : { anatomico: `El código ${codigo} es de otro grupo anatómico` },
})
