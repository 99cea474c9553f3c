/** `/aseguramiento/portabilidadSalida`: affiliates who are attended in another municipality for some time. @fuente modulos/aseguramiento-y-red.md §6 S3 */
import { Portabilities } from '../../workspaces/portability/portabilities.tsx'

const PortabilidadSalida = () => <Portabilities sentido="salida" />

export default PortabilidadSalida
