/** The pharmacy, from the shelf to the patient. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const farmacia = group('farmacia', 'Farmacia', 'farmacia.menu.vista', [
  page('auditoriaSolicitudes', 'Auditoría de solicitudes de farmacia', 'Aprobar o devolver lo que piden las bodegas.'),
  page('bodegaMedicamentos', 'Medicamentos por bodega', 'Decir qué medicamentos maneja cada bodega y sus mínimos.'),
  page('bodegas', 'Bodegas', 'Crear las bodegas y decir qué población atienden.'),
  page('codigoHorus', 'Códigos Horus', 'Mantener los códigos de producto comercial y su registro sanitario.'),
  page('codigosLasa', 'Códigos LASA', 'Marcar los medicamentos de nombre o aspecto parecido.'),
  page('contratos', 'Contratos de medicamentos', 'Ver los contratos de suministro y sus precios.'),
  page('dispensacion', 'Dispensación', 'Entregar los medicamentos de una orden y registrar lo que queda pendiente.'),
  page('dispensado', 'Dispensado', 'Buscar lo entregado a un afiliado, por quién y de qué lote.'),
  page('existencias', 'Existencias', 'Ver las existencias por bodega, lote y vencimiento.'),
  page('farmacovigilancia', 'Farmacovigilancia', 'Reportar y seguir las reacciones adversas a medicamentos.'),
  page('inventario', 'Inventario de farmacia', 'Contar una bodega y ajustar las diferencias.'),
  page('kardex', 'Kardex', 'Ver las entradas, las salidas y el saldo de cada medicamento.'),
  page('movimientosSolicitudes', 'Movimientos de farmacia', 'Ver los traslados, compras y devoluciones entre bodegas.'),
  page(
    'parametrizacionContratoMedicamentos',
    'Parametrización de contratos de medicamentos',
    'Definir precios y condiciones de los contratos de suministro.',
  ),
  page('parametrizacionProgramas', 'Programas de farmacia', 'Definir los programas que entregan medicamentos.'),
  page('reportes', 'Reportes de farmacia', 'Descargar entregas, pendientes y vencimientos.'),
  page('reposicionInventario', 'Reposición de inventario', 'Calcular y pedir lo que falta en una bodega.'),
  page('solicitudesBodegas', 'Solicitudes entre bodegas', 'Pedir medicamentos a otra bodega y recibirlos.'),
  page('vademecum', 'Vademécum', 'Consultar los medicamentos disponibles y cómo se formulan.'),
])
