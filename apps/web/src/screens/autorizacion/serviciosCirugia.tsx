/** `/autorizacion/serviciosCirugia`: surgeries that wait for an authorisation. @fuente modulos/aseguramiento-y-red.md §6 S8 */
import { Desk } from '../../workspaces/authorisation/desk.tsx'

const ServiciosCirugia = () => <Desk cola="cirugia" />

export default ServiciosCirugia
