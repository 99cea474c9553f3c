/** `/autorizacion/ordenamiento`: all that waits for an authorisation. @fuente modulos/aseguramiento-y-red.md §6 S8 */
import { Desk } from '../../workspaces/authorisation/desk.tsx'

const Ordenamiento = () => <Desk cola="todas" />

export default Ordenamiento
