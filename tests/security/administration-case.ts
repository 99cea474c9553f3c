/** What a case of the administration is, and the usual ones: on what is of the installation. */
import type { AdministrationSubject } from './administration-subject.ts'

export const REACH = ['propio', 'al alcance', 'fuera de alcance', 'ausente'] as const
export type Reach = (typeof REACH)[number]

/** `200`, or status and code. */
export type Wanted = string
export type ByReach = Readonly<Record<Reach, Wanted>>

export interface AdministrationCase {
  readonly entry: string
  readonly variant?: string
  /** Of a person or of a role there is reach; what is of the installation is there, or is not. */
  readonly on: 'persona' | 'afiliado' | 'rol' | 'instalación'
  request(subject: AdministrationSubject): { readonly path: string; readonly body?: object }
  /** For who holds only the keys of the administration. */
  readonly desk: ByReach
  /** For the administrator, where not 200, and 404 on nobody. */
  readonly administrator?: Partial<ByReach>
}

export const ABSENT = '404 recurso.no_encontrado'

export const installed = (
  entry: string,
  request: (subject: AdministrationSubject) => { readonly path: string; readonly body?: object },
  there: Wanted = '200',
): AdministrationCase => ({
  entry,
  on: 'instalación',
  request,
  desk: { propio: there, 'al alcance': there, 'fuera de alcance': there, ausente: ABSENT },
  administrator: { propio: there, 'al alcance': there, 'fuera de alcance': there },
})

/** What it makes is of the installation: nothing of what is there is asked. */
export const created = (entry: string, request: AdministrationCase['request']): AdministrationCase => ({
  entry,
  on: 'instalación',
  request,
  desk: { propio: '200', 'al alcance': '200', 'fuera de alcance': '200', ausente: '200' },
  administrator: { propio: '200', 'al alcance': '200', 'fuera de alcance': '200', ausente: '200' },
})
