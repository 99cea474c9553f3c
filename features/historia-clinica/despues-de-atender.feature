# language: es
@navegador @servidor-propio
Característica: Después de atender
  Al finalizar la historia se sigue con la siguiente consulta de hoy sin volver a la agenda, y se imprime lo que se ordenó.

  @flujo
  Escenario: La siguiente consulta, con Enter
    Dado que la historia de la consulta 1 está finalizada
    Cuando la médica abre en el navegador la historia de la consulta 1
    Entonces ve en "Después de atender" "Atendida"
    Y pide la siguiente consulta
    Entonces está en otra consulta de hoy

  @flujo
  Escenario: Lo ordenado se ve con la posología, y la incapacidad también
    Dado que la médica abrió en el navegador los medicamentos de la consulta 1
    Y que añadió en el navegador el medicamento "loratadina 10 1 c/24h 10d"
    Y ordena en el navegador los medicamentos
    Cuando la médica abre en el navegador la historia de la consulta 1
    Entonces ve en "Órdenes de la consulta" "Loratadina 10 mg tableta"
    Y ve en "Órdenes de la consulta" "1 tableta cada 24 horas durante 10 días, vía oral"
