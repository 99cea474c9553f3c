/** Services of the checks that answer that they found nothing where the server finds something. */

export interface Lie {
  readonly name: string
  readonly call: string
  /** Lines that are added before the service starts to lie. */
  readonly before: readonly (readonly [string, string])[]
  readonly line: readonly [string, string]
  /** What the chips of the line say, although it is not so. */
  readonly said: string
  /** What the server says when it does not take the order. */
  readonly told: RegExp
}

const WARFARIN = ['warfarina 5 c/24h 30d', 'Warfarina 5 mg tableta'] as const
const SULFA = ['trimetoprim sulfa 1 tab c/12h 7d', 'Trimetoprim/sulfametoxazol 160/800 mg tableta'] as const
const CIPRO = ['ciprofloxacina 500 c/12h 7d', 'Ciprofloxacina 500 mg tableta'] as const
const AMOXICILLIN = ['amoxi 500 c/8h 7d', 'Amoxicilina 500 mg cápsula'] as const

export const LIES: readonly Lie[] = [
  {
    name: 'interacciones',
    call: '**/api/alertas/verificarInteraccion',
    before: [WARFARIN],
    line: CIPRO,
    said: 'Sin interacciones',
    told: /Eleva el INR/u,
  },
  {
    name: 'desabastecimiento',
    call: '**/api/alertas/buscarDesabastecimiento',
    before: [],
    line: SULFA,
    said: 'Sin desabastecimiento',
    told: /Desabastecimiento detectado/u,
  },
  {
    name: 'alergia',
    call: '**/api/alertas/buscarAlergico',
    before: [],
    line: AMOXICILLIN,
    said: 'Sin alergia',
    told: /Alergia registrada: Penicilinas/u,
  },
]
