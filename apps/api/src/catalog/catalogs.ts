/** The catalogues that a person can import. */
import { cie10 } from './cie10.ts'
import { colegios } from './colegios.ts'
import { cups } from './cups.ts'
import type { Catalog } from './definition.ts'
import { divipola } from './divipola.ts'
import { esquemas } from './esquemas.ts'
import { KNOWLEDGE } from './knowledge.ts'
import { medicamentos } from './medicamentos.ts'
import { secretariasEducacion } from './secretarias-educacion.ts'

export const CATALOGS: readonly Catalog[] = [
  cie10,
  cups,
  divipola,
  medicamentos,
  ...KNOWLEDGE,
  esquemas,
  secretariasEducacion,
  colegios,
]

export const findCatalog = (name: string): Catalog | undefined => CATALOGS.find((catalog) => catalog.name === name)
