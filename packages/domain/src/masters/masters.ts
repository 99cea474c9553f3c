/** Every master that is declared, by the name of its module of calls. */
import type { Master } from '../kit/master/master.ts'
import { aseguradores } from './admin/aseguradores.ts'
import { cargos } from './admin/cargos.ts'
import { colegios } from './admin/colegios.ts'
import { empresas } from './admin/empresas.ts'
import { entidades } from './admin/entidades.ts'
import { especialidades } from './admin/especialidades.ts'
import { grupoSubgrupos } from './admin/grupo-subgrupos.ts'
import { sedes } from './admin/sedes.ts'
import { tipoTest } from './admin/tipo-test.ts'

export const MASTERS = {
  adminAseguradores: aseguradores,
  adminCargos: cargos,
  adminColegios: colegios,
  adminEmpresas: empresas,
  adminEntidades: entidades,
  adminEspecialidades: especialidades,
  adminGrupoSubgrupos: grupoSubgrupos,
  adminSedes: sedes,
  adminTipoTest: tipoTest,
} as const satisfies Readonly<Record<string, Master>>

export type MasterName = keyof typeof MASTERS

const isMaster = (name: string): name is MasterName => Object.hasOwn(MASTERS, name)
export const MASTER_NAMES: readonly MasterName[] = Object.keys(MASTERS).filter(isMaster)
