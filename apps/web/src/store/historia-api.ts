/** The clinical record and what is kept to write it faster, as RTK Query endpoints. */
import { conjuntos } from '@cauce/contract/conjuntos'
import { favoritos } from '@cauce/contract/favoritos'
import { historia } from '@cauce/contract/historia'
import { baseApi, mutationOf, queryOf } from './base-api.ts'

export const historiaApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Plantillas', 'Favoritos', 'Conjuntos'] })
  .injectEndpoints({
    endpoints: (build) => ({
      historia: queryOf(build, historia.abrir, {
        provides: ({ params }) => [{ type: 'Historia', id: params.consulta }],
      }),
      guardarBorrador: mutationOf(build, historia.guardarBorrador),
      finalizarHistoria: mutationOf(build, historia.finalizar, ['Historia', 'Consulta', 'Agenda', 'Historico']),
      anotarHistoria: mutationOf(build, historia.anotar, ['Historia', 'Historico']),
      plantillas: queryOf(build, historia.plantillas, { provides: ['Plantillas'] }),
      guardarPlantilla: mutationOf(build, historia.guardarPlantilla, ['Plantillas']),
      eliminarPlantilla: mutationOf(build, historia.eliminarPlantilla, ['Plantillas']),
      favoritos: queryOf(build, favoritos.listar, { provides: ['Favoritos'] }),
      guardarFavorito: mutationOf(build, favoritos.guardar, ['Favoritos']),
      eliminarFavorito: mutationOf(build, favoritos.eliminar, ['Favoritos']),
      conjuntos: queryOf(build, conjuntos.listar, { provides: ['Conjuntos'] }),
      guardarConjunto: mutationOf(build, conjuntos.guardar, ['Conjuntos']),
      eliminarConjunto: mutationOf(build, conjuntos.eliminar, ['Conjuntos']),
    }),
  })
