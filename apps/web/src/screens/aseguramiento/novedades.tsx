/** `/aseguramiento/novedades`: what was filed of the affiliates and waits for another person to verify it. @fuente modulos/aseguramiento-y-red.md §3.2 */
import { changeQueue } from '@cauce/contract/novedades'
import { CHANGE_LIFE } from '@cauce/domain/insurance/change-life'
import { LIVE, queueScreen } from '../../kit/queue/queue-screen.tsx'
import { useMoverNovedadesMutation, useNovedadesQuery } from '../../store/novedades-api.ts'
import { changeColumns } from './novedades/change-columns.tsx'
import { ChangeDetailDialog } from './novedades/change-detail.tsx'
import '../../workspaces/access/access.css'

export default queueScreen({
  queue: changeQueue,
  words: CHANGE_LIFE,
  name: 'aseguramiento.novedades',
  title: 'Novedades de afiliados',
  searches: 'Afiliado, documento o radicado',
  label: 'Novedades que se ven',
  groups: {
    por_verificar: { chip: 'Por verificar', none: 'Ninguna novedad por verificar' },
    en_espera: { chip: 'En espera', none: 'Ninguna novedad en espera' },
    cerradas: { chip: 'Cerradas', none: 'Todavía no se ha cerrado ninguna' },
  },
  useRows: ({ page }) => useNovedadesQuery({ body: page }, LIVE),
  useMove: useMoverNovedadesMutation,
  columns: changeColumns,
  fixed: ['afiliado', 'tipo', 'ver'],
  nameOf: ({ afiliado }) => afiliado.nombre,
  holderOf: ({ estado, revisa }) => (estado === 'en_revision' ? revisa : null),
  Detail: ChangeDetailDialog,
})
