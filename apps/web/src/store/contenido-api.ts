/** Manuals and news. */
import { contenido } from '@cauce/contract/contenido'
import { baseApi, mutationOf, queryOf } from './base-api.ts'

export const contentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    contenidosPublicados: queryOf(build, contenido.publicados, { provides: ['Contenido'] }),
    contenidoPublicado: queryOf(build, contenido.publicado, {
      provides: ({ params }) => [{ type: 'Contenido', id: params.id }],
    }),
    marcarLeido: mutationOf(build, contenido.leido, ['Contenido']),
    archivoContenido: queryOf(build, contenido.archivo),
    contenidosTodos: queryOf(build, contenido.listar, { provides: ['Contenido'] }),
    contenidoParaEditar: queryOf(build, contenido.abrir, {
      provides: ({ params }) => [{ type: 'Contenido', id: params.id }],
    }),
    crearContenido: mutationOf(build, contenido.crear, ['Contenido']),
    guardarContenido: mutationOf(build, contenido.guardar, ['Contenido']),
    moverContenido: mutationOf(build, contenido.mover, ['Contenido']),
    eliminarContenido: mutationOf(build, contenido.eliminar, ['Contenido']),
    subirAdjunto: mutationOf(build, contenido.subir),
    adjuntarArchivo: mutationOf(build, contenido.adjuntar, ['Contenido']),
    quitarAdjunto: mutationOf(build, contenido.quitarAdjunto, ['Contenido']),
  }),
})

export const {
  useContenidosPublicadosQuery,
  useContenidoPublicadoQuery,
  useMarcarLeidoMutation,
  useArchivoContenidoQuery,
  useContenidosTodosQuery,
  useContenidoParaEditarQuery,
  useCrearContenidoMutation,
  useGuardarContenidoMutation,
  useMoverContenidoMutation,
  useEliminarContenidoMutation,
  useQuitarAdjuntoMutation,
} = contentApi
