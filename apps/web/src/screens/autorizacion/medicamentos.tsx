/** `/autorizacion/medicamentos`: medications that wait for an authorisation. @fuente modulos/aseguramiento-y-red.md §6 S8 */
import { Desk } from '../../workspaces/authorisation/desk.tsx'

const Medicamentos = () => <Desk cola="medicamentos" />

export default Medicamentos
