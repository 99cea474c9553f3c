/** The portabilities, as RTK Query endpoints. */
import { portabilidades } from '@cauce/contract/portabilidades'
import { afiliadosApi } from './afiliados-api.ts'
import { askedOf, mutationOf, queryOf } from './base-api.ts'

export const portabilidadesApi = afiliadosApi.enhanceEndpoints({ addTagTypes: ['Portabilidades'] }).injectEndpoints({
  endpoints: (build) => ({
    personaPortabilidad: queryOf(build, portabilidades.persona),
    municipiosPortabilidad: askedOf(build, portabilidades.municipios),
    sedesPortabilidad: queryOf(build, portabilidades.sedes),
    radicarPortabilidad: mutationOf(build, portabilidades.radicar, ['Portabilidades', 'Afiliados']),
    portabilidades: queryOf(build, portabilidades.listar, { provides: ['Portabilidades'] }),
    portabilidad: queryOf(build, portabilidades.ver, { provides: ['Portabilidades'] }),
    asignarPortabilidad: mutationOf(build, portabilidades.asignar, ['Portabilidades', 'Afiliados']),
    moverPortabilidad: mutationOf(build, portabilidades.mover, ['Portabilidades', 'Afiliados']),
    moverPortabilidades: mutationOf(build, portabilidades.moverVarias, ['Portabilidades']),
  }),
})

export const {
  usePersonaPortabilidadQuery,
  useSedesPortabilidadQuery,
  useRadicarPortabilidadMutation,
  usePortabilidadesQuery,
  usePortabilidadQuery,
  useAsignarPortabilidadMutation,
  useMoverPortabilidadMutation,
  useMoverPortabilidadesMutation,
} = portabilidadesApi
