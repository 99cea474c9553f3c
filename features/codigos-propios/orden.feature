# language: es
Característica: Ordenar servicios de código propio
  Los servicios se reúnen en una lista y se ordenan una sola vez mientras sirven.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y abrió los servicios de la consulta 1

  @regla @regla:own-code/draft
  Regla: Cada campo que falta se pide con sus palabras

    @mensaje
    Escenario: Sin código
      Cuando añade un servicio sin escogerlo
      Entonces lee "El Código Propio es requerido"

    @mensaje
    Escenario: Sin cantidad
      Cuando añade el servicio "CP0003" sin cantidad
      Entonces lee "La cantidad es requerida"

    @mensaje
    Escenario: Sin fecha de vigencia
      Cuando añade el servicio "CP0003" sin fecha de vigencia
      Entonces lee "La fecha de vigencia es requerida"

    Escenario: La observación puede faltar
      Cuando añade el servicio "CP0003"
      Entonces la lista por ordenar queda con 1 línea

  @regla @mensaje @regla:own-code/duplicate-code
  Regla: Un código se agrega una sola vez

    Escenario: El código ya está en la lista
      Dado que añadió los servicios "CP0003"
      Cuando añade el servicio "CP0003"
      Entonces lee "El código propio ya ha sido agregado"
      Y la lista por ordenar queda con 1 línea

    Escenario: El servidor tampoco acepta el código repetido
      Cuando ordena directamente los servicios:
        | servicio |
        | CP0003   |
        | CP0003   |
      Entonces el campo "Código propio" de la línea 2 dice "El código propio ya ha sido agregado"
      Y no se crea ninguna orden

  @regla @regla:own-code/already-ordered
  Regla: Un código que sigue vigente no se ordena otra vez

    @mensaje
    Escenario: La pantalla lo detiene antes de enviarlo
      Dado que añadió los servicios "CP0042"
      Cuando ordena la lista
      Entonces lee "Uno o más códigos seleccionados ya han sido ordenados previamente."
      Y no se crea ninguna orden
      Y la lista por ordenar queda con 1 línea

    @mensaje
    Escenario: El servidor lo niega también
      Cuando ordena directamente los servicios:
        | servicio |
        | CP0007   |
        | CP0042   |
      Entonces se le niega con "Uno o más códigos seleccionados ya han sido ordenados previamente."
      Y el campo "Código propio" de la línea 2 dice "Uno o más códigos seleccionados ya han sido ordenados previamente."
      Y no se crea ninguna orden

    @mensaje
    Escenario: Dos pestañas lo ordenan en el mismo instante
      Cuando dos pestañas ordenan a la vez los servicios:
        | servicio |
        | CP0008   |
        | CP0009   |
      Entonces una de las dos órdenes nace y la otra se niega con "Uno o más códigos seleccionados ya han sido ordenados previamente."

    Escenario: Después de anularlo se puede ordenar otra vez
      Dado que el afiliado tiene ordenado el código propio "CP0010"
      Y que anuló esa línea con el motivo "Ya no lo necesita"
      Cuando ordena directamente los servicios:
        | servicio |
        | CP0010   |
      Entonces el servicio "CP0010" queda "Activa"

  Regla: La orden

    @mensaje
    Escenario: La lista se ordena y queda vacía
      Dado que añadió los servicios "CP0011, CP0012"
      Cuando ordena la lista
      Entonces lee "Orden generada con éxito"
      Y la lista por ordenar queda con 0 líneas
      Y el servicio "CP0011" queda "Activa"

    @regla
    Escenario: El que requiere auditoría queda pendiente
      Dado que añadió los servicios "CP0013"
      Cuando ordena la lista
      Entonces el servicio "CP0013" queda "Pendiente de auditoría"

    @regla
    Escenario: El que no tiene sede contratada se ordena sin ella
      Dado que añadió los servicios "CP0051"
      Cuando ordena la lista
      Entonces el servicio "CP0051" queda sin direccionamiento

    @mensaje
    Escenario: El servidor no responde
      Dado que añadió los servicios "CP0014"
      Y que el servidor no responde al ordenar
      Cuando ordena la lista
      Entonces lee "Ocurrio un error al generar el ordenamiento"
      Y la lista por ordenar queda con 1 línea

    @regla
    Escenario: Reintentar después de perder la respuesta no ordena dos veces
      Dado que añadió los servicios "CP0015"
      Y que la respuesta de la orden se pierde en el camino
      Cuando ordena la lista y reintenta
      Entonces hay una sola orden nueva

  @regla:own-code/summary
  Regla: El pie dice qué va a pasar

    @regla @mensaje
    Escenario: Sin sede y con auditoría
      Cuando añade el servicio "CP0046"
      Entonces el pie de la lista dice "1 sin direccionamiento · 1 pasa a auditoría"

  @navegador
  Regla: En el navegador

    @flujo
    Escenario: La médica ordena un servicio y lo ve activo
      Dado que la médica abrió en el navegador los servicios de la consulta 1
      Cuando añade en el navegador el servicio "CP0034"
      Y ordena en el navegador los servicios
      Entonces ve en las órdenes activas "CP0034" con "Activa"
