/** `/aseguramiento/portabilidad`: affiliates who come from another municipality. @fuente modulos/aseguramiento-y-red.md §6 S3 */
import { Portabilities } from '../../workspaces/portability/portabilities.tsx'

const Portabilidad = () => <Portabilities sentido="entrada" />

export default Portabilidad
