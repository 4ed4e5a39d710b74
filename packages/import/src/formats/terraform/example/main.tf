variable "zones" {
  type    = list(string)
  default = ["eu-central-1a", "eu-central-1b"]
}

module "network" {
  source = "./network"
  zones  = var.zones
}

resource "aws_lb" "shop" {
  subnets         = module.network.public_subnets
  security_groups = [aws_security_group.web.id]
}

resource "aws_security_group" "web" {
  vpc_id = module.network.vpc_id
}

resource "aws_lb_target_group" "shop" {
  port   = 8080
  vpc_id = module.network.vpc_id
}

resource "aws_lb_listener" "https" {
  load_balancer_arn = aws_lb.shop.arn
  default_action {
    type             = "forward"
    target_group_arn = aws_lb_target_group.shop.arn
  }
}

resource "aws_ecs_cluster" "shop" {}

resource "aws_ecs_service" "shop" {
  cluster         = aws_ecs_cluster.shop.id
  task_definition = aws_ecs_task_definition.shop.arn
  load_balancer {
    target_group_arn = aws_lb_target_group.shop.arn
  }
}

resource "aws_ecs_task_definition" "shop" {
  family        = "shop"
  task_role_arn = aws_iam_role.shop.arn
  container_definitions = jsonencode([{
    name        = "shop"
    environment = [{ name = "ORDERS", value = aws_sqs_queue.orders.url }]
    secrets     = [{ name = "DB", valueFrom = aws_secretsmanager_secret.db.arn }]
  }])
}

resource "aws_iam_role" "shop" {
  assume_role_policy = "{}"
}

resource "aws_iam_role_policy" "photos" {
  role   = aws_iam_role.shop.id
  policy = jsonencode({ Resource = "${aws_s3_bucket.photos.arn}/*" })
}

resource "aws_s3_bucket" "photos" {}

resource "aws_sqs_queue" "orders" {}

resource "aws_secretsmanager_secret" "db" {}

resource "aws_lambda_function" "mailer" {
  runtime = "nodejs22.x"
  count   = var.mail ? 1 : 0
}

variable "mail" {
  default = true
}

resource "aws_lambda_event_source_mapping" "orders" {
  event_source_arn = aws_sqs_queue.orders.arn
  function_name    = aws_lambda_function.mailer[0].arn
}

resource "aws_db_instance" "shop" {
  engine               = "postgres"
  db_subnet_group_name = module.network.database_group
}
