# language: es
@regla
Característica: Verificar un documento
  Cualquier persona puede saber si un papel salió de aquí, y nada más.

  Escenario: Un documento auténtico
    Dado que "medico@cauce.demo" ingresó con su código
    Y que la consulta 1 tiene una línea activa
    E imprime el documento de esa línea
    Cuando alguien sin cuenta verifica el código de ese documento
    Entonces la verificación dice "Orden de procedimientos" y "vigente"
    Y la respuesta no dice nada del paciente

  Escenario: Un código inventado
    Cuando alguien sin cuenta verifica el código "ZZZZZZZZZZZZZZZZ"
    Entonces la verificación dice que no es auténtico

  Escenario: Un documento de una orden anulada
    Dado que "medico@cauce.demo" ingresó con su código
    Y que la consulta 1 tiene una línea activa
    E imprime el documento de esa línea
    Y que anuló esa línea con el motivo "Se ordenó por error"
    Cuando alguien sin cuenta verifica el código de ese documento
    Entonces la verificación dice "Orden de procedimientos" y "anulado"
