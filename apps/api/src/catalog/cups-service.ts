/** What a CUPS code alone says: the kind of service that contracts name and how many units one line may credibly order. */

/** Kinds of service of procedures, as contracts name them. */
export const PROCEDURE_SERVICES = [
  'laboratorio',
  'imagenes',
  'endoscopia',
  'cirugia',
  'consulta',
  'cardiologia',
  'oncologia',
  'terapia',
  'odontologia',
  'otros',
] as const
export type ProcedureService = (typeof PROCEDURE_SERVICES)[number]

/** Longest prefix wins. Sections and chapters of the CUPS; the endoscopic groups are told apart within surgery. */
const SERVICE_BY_PREFIX: readonly (readonly [ProcedureService, readonly string[]])[] = [
  ['laboratorio', ['90', '91', '898']],
  ['imagenes', ['87', '88', '920', '921']],
  ['cardiologia', ['8812', '894', '895', '3721', '3722', '3723', '8765', '8766']],
  ['oncologia', ['922', '923', '924', '9925']],
  ['consulta', ['890']],
  ['odontologia', ['23', '24', '890203', '890303', '890403', '890703', '997']],
  ['terapia', ['93', '94']],
  [
    'endoscopia',
    ['3322', '3323', '4213', '4223', '4413', '4513', '4523', '4524', '4525', '4823', '4824', '5110', '5122', '5123'],
  ],
  ['endoscopia', ['5732', '5733']],
]

const LONGEST_PREFIX = 6
const prefixes = new Map(
  SERVICE_BY_PREFIX.flatMap(([service, list]) => list.map((prefix) => [prefix, service] as const)),
)

/** Groups 00 to 86 are surgical procedures. */
const isSurgical = (codigo: string): boolean => /^\d{2}/u.test(codigo) && Number(codigo.slice(0, 2)) <= 86

/**
 * The service of a CUPS code.
 * @param codigo six characters, such as `902210`
 */
export const serviceOfCups = (codigo: string): ProcedureService => {
  for (let length = Math.min(LONGEST_PREFIX, codigo.length); length > 1; length -= 1) {
    const found = prefixes.get(codigo.slice(0, length))
    if (found !== undefined) return found
  }
  return isSurgical(codigo) ? 'cirugia' : 'otros'
}

const MAX_QUANTITY: Readonly<Record<ProcedureService, number>> = {
  laboratorio: 5,
  imagenes: 4,
  endoscopia: 1,
  cirugia: 2,
  consulta: 6,
  cardiologia: 2,
  oncologia: 12,
  terapia: 30,
  odontologia: 8,
  otros: 10,
}

/** The most units that one line may order of a procedure of that service, unless the catalogue says otherwise. */
export const maxQuantityOf = (service: ProcedureService): number => MAX_QUANTITY[service]
