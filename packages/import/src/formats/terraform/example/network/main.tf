variable "zones" {}

resource "aws_vpc" "this" {
  cidr_block = "10.0.0.0/16"
}

resource "aws_subnet" "public" {
  count  = length(var.zones)
  vpc_id = aws_vpc.this.id
}

resource "aws_subnet" "database" {
  count  = length(var.zones)
  vpc_id = aws_vpc.this.id
}

resource "aws_internet_gateway" "this" {
  vpc_id = aws_vpc.this.id
}

resource "aws_db_subnet_group" "this" {
  subnet_ids = aws_subnet.database[*].id
}

output "vpc_id" {
  value = aws_vpc.this.id
}

output "public_subnets" {
  value = aws_subnet.public[*].id
}

output "database_group" {
  value = aws_db_subnet_group.this.name
}
